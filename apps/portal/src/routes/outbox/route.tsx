import { outboxPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { Heading } from '@routeglass/ui/Heading';
import { jobStates, JobTable, letterStates, OutboxTable, type Letter } from '@routeglass/ui/OutboxTable';
import { Stack } from '@routeglass/ui/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(outboxPage);

const defaults = { q: '', state: '', page: 1, 'page-size': 20, job: '', 'job-page': 1 };
const JOBS_A_PAGE = 20;

/** Mails that the server wrote, and its jobs. */
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
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<Letter | null>(null);
  const state = readChoice(search, 'state', [...letterStates, ''], '');
  const filter = readFilter(search);
  const page = readWhole(search, 'page', 1);
  const pageSize = readChoice(search, 'page-size', pageSizes, 20);
  const letters = useCall(
    calls.outbox,
    { query: { q: filter, state, page, 'page-size': pageSize } },
    { keepPrevious: true },
  );
  const text = useCall(calls.outboxMail, opened && { params: { id: opened.id } });
  const again = useSend(calls.sendAgain);
  const act = useAct();
  return (
    <OutboxTable
      letters={faceOf(letters, ({ data, record_count }) => ({
        rows: data.map(({ created, ...letter }) => ({ ...letter, created: new Date(created) })),
        total: record_count,
      }))}
      view={{ filter, state: state || null, page, pageSize }}
      isStale={letters.isLoading}
      onViewChange={(next) => {
        const values = { q: next.filter, state: next.state ?? '', page: next.page, 'page-size': next.pageSize };
        setSearch(writeParameters(values, defaults, search), { preventScrollReset: true });
      }}
      onSendAgain={(id) => void act(() => again.send({ params: { id } }), letters.retry)}
      opened={opened && { ...opened, text: faceOf(text, (mail) => mail.text) }}
      onOpen={setOpened}
    />
  );
}

function Jobs() {
  const [search, setSearch] = useSearchParams();
  const state = readChoice(search, 'job', [...jobStates, ''], '');
  const page = readWhole(search, 'job-page', 1);
  const jobs = useCall(calls.jobs, { query: { state, page, 'page-size': JOBS_A_PAGE } }, { keepPrevious: true });
  const retry = useSend(calls.retryJob);
  const act = useAct();
  return (
    <JobTable
      jobs={faceOf(jobs, ({ data, record_count }) => ({
        rows: data.map(({ run_at, ...job }) => ({ ...job, runAt: new Date(run_at) })),
        total: record_count,
      }))}
      view={{ state: state || null, page, pageSize: JOBS_A_PAGE }}
      onViewChange={(next) =>
        setSearch(writeParameters({ job: next.state ?? '', 'job-page': next.page }, defaults, search), {
          preventScrollReset: true,
        })
      }
      onRetry={(id) => void act(() => retry.send({ params: { id } }), jobs.retry)}
    />
  );
}
