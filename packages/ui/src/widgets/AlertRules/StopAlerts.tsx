import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';

interface StopAlertsProps {
  readonly asn: number;
  readonly isPending: boolean;
  readonly onStop: () => void;
}

/** Ends the alerts of a network, after a confirmation. */
export function StopAlerts({ asn, isPending, onStop }: StopAlertsProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button kind="quiet" isPending={isPending} onPress={() => setAsks(true)}>
        Stop alerts
      </Button>
      <ConfirmDialog
        isOpen={asks}
        onOpenChange={setAsks}
        title={`Stop alerts of AS${asn}?`}
        confirmLabel="Stop alerts"
        onConfirm={onStop}
      >
        Nothing more is sent about this network. Its rules, its alerts and what you expect of it are deleted.
      </ConfirmDialog>
    </>
  );
}
