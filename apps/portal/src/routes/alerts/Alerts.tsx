import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { AlertList, type AlertReply } from '@routeglass/ui/AlertList';
import { Inline } from '@routeglass/ui/Inline';
import { Pagination } from '@routeglass/ui/Pagination';
import { SegmentedControl } from '@routeglass/ui/SegmentedControl';
import { Stack } from '@routeglass/ui/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readChoice, readWhole, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { alertOf } from './rows.ts';

/** How often to check for new alerts, in milliseconds. */
const ASKS_EVERY = 10_000;
const PAGE_SIZE = 20;
const HOURS = 8;
const defaults = { state: 'open', page: 1 };

interface AlertsProps {
  /** Called when a reply may have changed the rules. */
  readonly onTaught: () => void;
}

/** Alerts about the account's networks. Parameters of the address: `state`, `page`. */
export function Alerts({ onTaught }: AlertsProps) {
  const [search, setSearch] = useSearchParams();
  const state = readChoice(search, 'state', ['open', 'all'], 'open');
  const page = readWhole(search, 'page', 1);
  const show = (next: { readonly state?: string; readonly page: number }, replace = false): void =>
    setSearch(writeParameters({ state, ...next }, defaults, search), { preventScrollReset: true, replace });
  const alerts = useCall(
    calls.ownAlerts,
    { query: { state, page, 'page-size': PAGE_SIZE } },
    { keepPrevious: true, refreshInterval: ASKS_EVERY },
  );
  // A reply may close the last alert of the last page.
  useKnownPage(alerts.error, () => show({ page: 1 }, true));
  const reply = useSend(calls.replyToAlert);
  const act = useAct();
  const [replying, setReplying] = useState<string | null>(null);
  const send = async (id: string, words: AlertReply): Promise<void> => {
    setReplying(id);
    await act(
      () => reply.send({ params: { id }, body: { reply: words, hours: HOURS } }),
      () => {
        alerts.retry();
        onTaught();
      },
    );
    setReplying(null);
  };
  return (
    <Stack gap={12}>
      <Inline>
        <SegmentedControl
          label="Alerts shown"
          items={[
            { id: 'open', name: 'Open' },
            { id: 'all', name: 'All' },
          ]}
          selected={state}
          onSelect={(next) => show({ state: next, page: 1 })}
        />
      </Inline>
      <AlertList
        alerts={faceOf(alerts, ({ data }) => data.map(alertOf))}
        replying={replying}
        onReply={(id, words) => void send(id, words)}
      />
      {alerts.data && alerts.data.page_count > 1 && (
        <Pagination
          label="Pages of alerts"
          page={page}
          pageSize={PAGE_SIZE}
          total={alerts.data.record_count}
          onPageChange={(next) => show({ page: next })}
        />
      )}
    </Stack>
  );
}
