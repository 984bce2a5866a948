import { trialRequestsPage } from '@routeglass/api-client/page/access';
import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import type { AskedBgpSession, AskedTrial } from '@routeglass/api-client/own';
import { BgpSessionTable, sessionStates, TrialTable, trialStates } from '@routeglass/ui/BgpSessionTable';
import { Heading } from '@routeglass/ui/Heading';
import { Stack } from '@routeglass/ui/Stack';
import { chosenList } from '../../lists/paged/chosenList.ts';
import { useChosenList } from '../../lists/paged/useChosenList.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(trialRequestsPage);

/** Two lists on one page, so each has a prefix for its parameters. */
const listOf = <const States extends readonly string[]>(states: States, name: string) =>
  chosenList({
    choices: { state: states },
    hasFilter: false,
    pageSize: 20,
    names: { state: name, page: `${name}-page`, 'page-size': `${name}-page-size` },
  });
const sessionList = listOf(sessionStates, 'session');
const trialList = listOf(trialStates, 'trial');

/** Requested BGP sessions with the collector, and requested trials, for a decision. */
export default function TrialRequests() {
  return (
    <Stack gap={32}>
      <Stack>
        <Heading level={3}>BGP sessions</Heading>
        <Sessions />
      </Stack>
      <Stack>
        <Heading level={3}>Trials</Heading>
        <Trials />
      </Stack>
    </Stack>
  );
}

const asked = <T extends Pick<AskedBgpSession | AskedTrial, 'as_name' | 'firstname' | 'lastname' | 'created'>>({
  as_name,
  firstname,
  lastname,
  created,
  ...row
}: T) => ({ ...row, asName: as_name, name: `${firstname} ${lastname}`.trim(), created: new Date(created) });

const trialOf = ({ ends, ...row }: AskedTrial) => ({ ...asked(row), ends: ends === null ? null : new Date(ends) });

function Sessions() {
  const { rows, table, answer } = useChosenList(calls.bgpSessions, sessionList, asked<AskedBgpSession>);
  const decide = useSend(calls.decideBgpSession);
  const act = useAct();
  return (
    <BgpSessionTable
      {...table}
      sessions={rows}
      onDecide={(id, decision) =>
        void act(() => decide.send({ params: { id }, body: { state: decision } }), answer.retry)
      }
    />
  );
}

function Trials() {
  const { rows, table, answer } = useChosenList(calls.trials, trialList, trialOf);
  const decide = useSend(calls.decideTrial);
  const act = useAct();
  return (
    <TrialTable
      {...table}
      trials={rows}
      onDecide={(id, decision) =>
        void act(() => decide.send({ params: { id }, body: { state: decision } }), answer.retry)
      }
    />
  );
}
