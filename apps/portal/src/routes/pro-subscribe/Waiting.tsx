import { Button } from '@routeglass/ui/Button';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { EmptyState } from '@routeglass/ui/EmptyState';

/** What becomes of a payment in another tab. An order that is not known is as good as closed. */
export type PaymentState = 'waiting' | 'closed';

interface WaitingProps {
  readonly state: PaymentState;
  /** Where it is paid, where this page opened that; the tab may be closed by now. */
  readonly paymentUrl: string | null;
  readonly onOrderAgain: () => void;
}

/** In the place of the order while it is paid in another tab. */
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
