import { Button } from '@routeglass/ui/Button';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { EmptyState } from '@routeglass/ui/EmptyState';

/** State of a payment in another tab. An unknown order counts as closed. */
export type PaymentState = 'waiting' | 'closed';

interface WaitingProps {
  readonly state: PaymentState;
  /** Address of the payment if this page opened it; its tab may be closed by now. */
  readonly paymentUrl: string | null;
  readonly onOrderAgain: () => void;
}

/** Shown in place of the order while it is being paid in another tab. */
export function Waiting({ state, paymentUrl, onOrderAgain }: WaitingProps) {
  if (state === 'closed')
    return (
      <EmptyState title="This order is closed" actions={<Button onPress={onOrderAgain}>Order again</Button>}>
        No payment arrived for it. Nothing was charged.
      </EmptyState>
    );
  return (
    <EmptyState
      isAwaited
      title="Waiting for your payment"
      actions={
        paymentUrl !== null && (
          <ButtonLink href={paymentUrl} target="_blank">
            Open the payment
          </ButtonLink>
        )
      }
    >
      This page continues when your payment arrives.
    </EmptyState>
  );
}
