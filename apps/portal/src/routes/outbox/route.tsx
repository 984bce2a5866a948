import { outboxPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import type { JobRow, MailRow } from '@routeglass/api-client/people';
import { Heading } from '@routeglass/ui/Heading';
import { jobStates, JobTable, letterStates, OutboxTable, type Job, type Letter } from '@routeglass/ui/OutboxTable';
import { Stack } from '@routeglass/ui/Stack';
import { useState } from 'react';
import { chosenList } from '../../lists/paged/chosenList.ts';
import { useChosenList } from '../../lists/paged/useChosenList.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(outboxPage);

const letterList = chosenList({ choices: { state: letterStates }, pageSize: 20 });
const jobList = chosenList({
  choices: { state: jobStates },
  hasFilter: false,
  pageSize: 20,
  names: { state: 'job', page: 'job-page', 'page-size': 'job-page-size' },
});

const letterOf = ({ created, ...letter }: MailRow): Letter => ({ ...letter, created: new Date(created) });
const jobOf = ({ run_at, ...job }: JobRow): Job => ({ ...job, runAt: new Date(run_at) });

/** Mails written by the server, and its jobs. */
export default function Outbox() {
  return (
    <Stack gap={32}>
      <Stack>
        <Heading level={3}>Outbox</Heading>
        <Letters />
      </Stack>
      <Stack>
        <Heading level={3}>Jobs</Heading>
        <Jobs />
      </Stack>
    </Stack>
  );
}

function Letters() {
  const { rows, table, answer } = useChosenList(calls.outbox, letterList, letterOf);
  const [opened, setOpened] = useState<Letter | null>(null);
  const text = useCall(calls.outboxMail, opened && { params: { id: opened.id } });
  const again = useSend(calls.sendAgain);
  const act = useAct();
  return (
    <OutboxTable
      {...table}
      letters={rows}
      onSendAgain={(id) => void act(() => again.send({ params: { id } }), answer.retry)}
      opened={opened && { ...opened, text: faceOf(text, (mail) => mail.text) }}
      onOpen={setOpened}
    />
  );
}

function Jobs() {
  const { rows, table, answer } = useChosenList(calls.jobs, jobList, jobOf);
  const retry = useSend(calls.retryJob);
  const act = useAct();
  return (
    <JobTable {...table} jobs={rows} onRetry={(id) => void act(() => retry.send({ params: { id } }), answer.retry)} />
  );
}
