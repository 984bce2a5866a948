import { trialRequestsPage } from '@routeglass/api-client/page/access';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import type { AskedBgpSession, AskedTrial } from '@routeglass/api-client/own';
import { BgpSessionTable, sessionStates, TrialTable, trialStates } from '@routeglass/ui/BgpSessionTable';
import { Heading } from '@routeglass/ui/Heading';
import { Stack } from '@routeglass/ui/Stack';
import { useSearchParams } from 'react-router';
import { readChoice, readWhole, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(trialRequestsPage);

const PAGE_SIZE = 20;
const defaults = { session: '', 'session-page': 1, trial: '', 'trial-page': 1 };

/** BGP sessions with the collector and trials, each to be decided. */
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

function Sessions() {
  const [search, setSearch] = useSearchParams();
  const state = readChoice(search, 'session', [...sessionStates, ''], '');
  const page = readWhole(search, 'session-page', 1);
  const sessions = useCall(
    calls.bgpSessions,
    { query: { state, page, 'page-size': PAGE_SIZE } },
    { keepPrevious: true },
  );
  const decide = useSend(calls.decideBgpSession);
  const act = useAct();
  return (
    <BgpSessionTable
      sessions={faceOf(sessions, ({ data, record_count }) => ({ rows: data.map(asked), total: record_count }))}
      view={{ state: state || null, page, pageSize: PAGE_SIZE }}
      isStale={sessions.isLoading}
      onViewChange={(next) =>
        setSearch(writeParameters({ session: next.state ?? '', 'session-page': next.page }, defaults, search), {
          preventScrollReset: true,
        })
      }
      onDecide={(id, decision) =>
        void act(() => decide.send({ params: { id }, body: { state: decision } }), sessions.retry)
      }
    />
  );
}

function Trials() {
  const [search, setSearch] = useSearchParams();
  const state = readChoice(search, 'trial', [...trialStates, ''], '');
  const page = readWhole(search, 'trial-page', 1);
  const trials = useCall(calls.trials, { query: { state, page, 'page-size': PAGE_SIZE } }, { keepPrevious: true });
  const decide = useSend(calls.decideTrial);
  const act = useAct();
  return (
    <TrialTable
      trials={faceOf(trials, ({ data, record_count }) => ({
        rows: data.map(({ ends, ...row }) => ({
          ...asked(row),
          ends: ends === null ? null : new Date(ends),
        })),
        total: record_count,
      }))}
      view={{ state: state || null, page, pageSize: PAGE_SIZE }}
      isStale={trials.isLoading}
      onViewChange={(next) =>
        setSearch(writeParameters({ trial: next.state ?? '', 'trial-page': next.page }, defaults, search), {
          preventScrollReset: true,
        })
      }
      onDecide={(id, decision) =>
        void act(() => decide.send({ params: { id }, body: { state: decision } }), trials.retry)
      }
    />
  );
}
