import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';

/** With this few codes left it is time for new ones. */
const FEW = 3;

interface TurnedOnProps {
  readonly since: Date | null;
  readonly codesLeft: number;
  readonly onDisable: () => void;
  readonly onRenewCodes: () => void;
  readonly isRenewing: boolean;
  readonly isDisabling: boolean;
}

/** The second factor is on: since when, how many recovery codes are left, and a button to turn it off. */
export function TurnedOn({ since, codesLeft, onDisable, onRenewCodes, isRenewing, isDisabling }: TurnedOnProps) {
  const [asks, setAsks] = useState(false);
  return (
    <Stack>
      <Inline>
        <Badge tone="valid" icon={ShieldCheck}>
          On
        </Badge>
        <Text as="span" size={14}>
          {since && (
            <>
              since <DateTime value={since} precision="day" /> ·{' '}
            </>
          )}
          <Text as="span" size={14} tone={codesLeft < FEW ? 'unknown' : undefined}>
            {codesLeft === 1 ? '1 recovery code left' : `${codesLeft} recovery codes left`}
          </Text>
        </Text>
      </Inline>
      <Inline>
        <Button isPending={isRenewing} onPress={onRenewCodes}>
          New recovery codes
        </Button>
        <Button isPending={isDisabling} onPress={() => setAsks(true)}>
          Turn off
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={asks}
        onOpenChange={setAsks}
        title="Turn off the second factor?"
        confirmLabel="Turn off"
        onConfirm={onDisable}
      >
        Your password alone logs you in from then on. The recovery codes end.
      </ConfirmDialog>
    </Stack>
  );
}
