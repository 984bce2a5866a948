import type { SessionFacts } from '@routeglass/api-client/accounts';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { subscriptionsPage } from '@routeglass/api-client/page/account';
import { BillTable, isOwed } from '@routeglass/ui/BillTable';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { Card } from '@routeglass/ui/Card';
import { EmptyState } from '@routeglass/ui/EmptyState';
import { Stack } from '@routeglass/ui/Stack';
import { SubscriptionTable, type SubscriptionAction } from '@routeglass/ui/SubscriptionTable';
import { useOutletContext } from 'react-router';
import { useAct } from '../../session/RecentSignIn.tsx';
import { tellSessionNews } from '../../session/sessionNews.ts';
import { billOf, subscriptionOf } from '../../wire/billing.ts';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(subscriptionsPage);

/** The account's subscriptions, their renewals, and its bills. */
export default function Subscriptions() {
  const { subscriptions } = useOutletContext<SessionFacts>();
  const own = useCall(calls.subscriptions, {});
  const [cancel, resume, card] = [
    useSend(calls.cancelSubscription),
    useSend(calls.resumeSubscription),
    useSend(calls.changeCard),
  ];
  const act = useAct();
  const changed = (): void => {
    own.retry();
    tellSessionNews('in');
  };
  const does: Readonly<Record<SubscriptionAction, (id: string) => Promise<unknown>>> = {
    cancel: (id) => act(() => cancel.send({ params: { id } }), changed),
    resume: (id) => act(() => resume.send({ params: { id } }), changed),
    card: async (id) => {
      const sent = await act(() => card.send({ params: { id } }));
      if (sent.ok) location.assign(sent.answer.data.payment_url);
    },
  };
  const hasBills = (own.data?.bills.length ?? 0) > 0;
  const owes = own.data?.bills.some(isOwed) ?? false;
  return (
    <Stack gap={32}>
      {!subscriptions.rating && own.data && owes && (
        <EmptyState isAwaited title="Pro is not open yet">
          It opens when your bill below is paid.
        </EmptyState>
      )}
      {!subscriptions.rating && own.data && !owes && (
        <EmptyState
          title={own.data.subscriptions.length > 0 ? 'Pro is not open' : 'No subscriptions'}
          actions={
            <ButtonLink href="/pro-subscribe" kind="pro">
              Subscribe Now
            </ButtonLink>
          }
        >
          Full report is only available for users with the AS Ratings Subscription
        </EmptyState>
      )}
      {(subscriptions.rating || own.data?.subscriptions.length !== 0) && (
        <Card title="AS Ratings">
          <SubscriptionTable
            subscriptions={faceOf(own, ({ subscriptions: rows }) => ({
              rows: rows.map(subscriptionOf),
              total: rows.length,
            }))}
            onAction={(id, action) => void does[action](id)}
          />
        </Card>
      )}
      {hasBills && (
        <Card title="Bills">
          <BillTable bills={faceOf(own, ({ bills: rows }) => ({ rows: rows.map(billOf), total: rows.length }))} />
        </Card>
      )}
    </Stack>
  );
}
