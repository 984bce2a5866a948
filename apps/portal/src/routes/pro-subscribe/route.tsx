import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { proSubscribePage } from '@routeglass/api-client/page/billing';
import { hrefOf } from '@routeglass/api-client/pages';
import { EmptyState } from '@routeglass/ui/EmptyState';
import { ErrorState } from '@routeglass/ui/ErrorState';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import { Heading } from '@routeglass/ui/Heading';
import { Inline } from '@routeglass/ui/Inline';
import { Link } from '@routeglass/ui/Link';
import { billingPeriods } from '@routeglass/ui/OrderSummary';
import { PageContent } from '@routeglass/ui/Page';
import { PlanChoice } from '@routeglass/ui/PlanChoice';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { tellSessionNews } from '../../session/sessionNews.ts';
import { useAccount } from '../../session/useAccount.ts';
import { InBrowser } from '../../shell/InBrowser.tsx';
import { useBrowser } from '../../shell/useBrowser.ts';
import { failureWords } from '../../wire/failureWords.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { useRatingSubscription } from '../../wire/useHasRating.ts';
import { Buyer } from './Buyer.tsx';
import { Order } from './Order.tsx';
import { type PaymentState, Waiting } from './Waiting.tsx';

export const meta = metaOf(proSubscribePage);

/** How often to check whether the payment has arrived, in milliseconds. */
const ASKS_EVERY = 2000;

/** Buys the subscription: the plan, then the order and its payment. Subscribers do not need this page. */
export default function ProSubscribe() {
  const [search, setSearch] = useSearchParams();
  const isBrowser = useBrowser();
  const hasRating = useRatingSubscription();
  const account = useAccount();
  const tariffs = useCall(calls.tariffs, {});
  const [order, setOrder] = useState(search.get('order'));
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null);
  const payment = usePayment(account ? order : null);
  if (hasRating) return isBrowser && <Navigate to="/as-rating" replace />;
  const plan = billingPeriods.find((period) => period === search.get('plan'));
  const { data, error } = tariffs;
  const orderAgain = (): void => {
    setOrder(null);
    setSearch(plan ? { plan } : {});
  };

  const content = () => {
    if (error && !data)
      return (
        <ErrorState title="The prices could not be loaded" onRetry={tariffs.retry}>
          {failureWords(error)}
        </ErrorState>
      );
    if (!data || account === undefined) return <Skeleton shape="block" height="20rem" />;
    const { prices, card, due_days } = data;
    if (!prices) return <EmptyState title="Nothing is sold here">Ask the operator of this site for Pro.</EmptyState>;
    if (order !== null && account) return <Waiting state={payment} paymentUrl={paymentUrl} onOrderAgain={orderAgain} />;
    if (!plan) return <PlanChoice prices={prices} onChoose={(period) => setSearch({ plan: period })} />;
    if (!account) return <Buyer plan={plan} prices={prices} />;
    return (
      <Order
        key={plan}
        plan={plan}
        prices={prices}
        takesCards={card !== null}
        dueDays={due_days}
        account={account}
        onPaying={(paid, url) => {
          setOrder(paid);
          setPaymentUrl(url);
        }}
      />
    );
  };
  return (
    <PageContent>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>AS Ratings Subscription</Heading>
          <Inline gap={8}>
            <Text tone="muted">{plan || order !== null ? 'Step 2 of 2: order and payment' : 'Step 1 of 2: plan'}</Text>
            {plan && order === null && <Link href={hrefOf(proSubscribePage)}>Change plan</Link>}
          </Inline>
        </Stack>
        <FocusKeeper label="Order">
          <InBrowser>{content()}</InBrowser>
        </FocusKeeper>
      </Stack>
    </PageContent>
  );
}

/** Follows a payment in another tab. When it is paid, all open pages of this browser learn of Pro. */
function usePayment(order: string | null): PaymentState {
  const purchase = useCall(calls.purchase, order === null ? null : { params: { id: order } }, {
    refreshInterval: ASKS_EVERY,
  });
  const state = purchase.data?.state;
  useEffect(() => {
    if (state === 'paid') tellSessionNews('in');
  }, [state]);
  return state === 'closed' || purchase.error?.status === 404 ? 'closed' : 'waiting';
}
