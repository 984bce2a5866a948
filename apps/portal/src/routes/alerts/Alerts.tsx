import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { AlertList, type AlertReply } from '@routeglass/ui/AlertList';
import { Inline } from '@routeglass/ui/Inline';
import { Pagination } from '@routeglass/ui/Pagination';
import { SegmentedControl } from '@routeglass/ui/SegmentedControl';
import { Stack } from '@routeglass/ui/Stack';
import { useState } from 'react';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { alertOf } from './rows.ts';

/** How often it is asked for new alerts, in milliseconds. */
const ASKS_EVERY = 10_000;
const PAGE_SIZE = 20;
const HOURS = 8;

interface AlertsProps {
  readonly state: 'open' | 'all';
  readonly onStateChange: (state: 'open' | 'all') => void;
  /** A reply may teach the rules. */
  readonly onTaught: () => void;
}

/** Alerts about the account's networks. */
export function Alerts({ state, onStateChange, onTaught }: AlertsProps) {
  const [page, setPage] = useState(1);
  const alerts = useCall(
    calls.ownAlerts,
    { query: { state, page, 'page-size': PAGE_SIZE } },
    { refreshInterval: ASKS_EVERY },
  );
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
          onSelect={(next) => {
            setPage(1);
            onStateChange(next);
          }}
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
          onPageChange={setPage}
        />
      )}
    </Stack>
  );
}
