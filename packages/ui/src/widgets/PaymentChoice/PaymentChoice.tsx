import type { ReactNode } from 'react';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { PaymentVariant } from '../../facts/subscription.ts';

export interface PaymentChoiceProps {
  readonly selected: PaymentVariant;
  readonly onSelect: (payment: PaymentVariant) => void;
  /** Whether cards are accepted; otherwise only the bill is offered. */
  readonly takesCards: boolean;
  /** The fields of the chosen payment. */
  readonly children: ReactNode;
}

/** How to pay a confirmed order. */
export function PaymentChoice({ selected, onSelect, takesCards, children }: PaymentChoiceProps) {
  return (
    <Stack gap={24}>
      {takesCards && (
        <RadioGroup<PaymentVariant>
          label="Payment"
          direction="horizontal"
          items={[
            { id: 'card', name: 'Card' },
            { id: 'bill', name: 'Bill' },
          ]}
          selected={selected}
          onSelect={onSelect}
        />
      )}
      {children}
    </Stack>
  );
}
