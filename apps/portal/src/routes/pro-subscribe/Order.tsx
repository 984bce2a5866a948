import type { SessionFacts } from '@routeglass/api-client/accounts';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { Button } from '@routeglass/ui/Button';
import { Card } from '@routeglass/ui/Card';
import { Columns } from '@routeglass/ui/Columns';
import { DottedName } from '@routeglass/ui/DottedName';
import { OrderInfo, type OrderDetails } from '@routeglass/ui/OrderInfo';
import { Inline } from '@routeglass/ui/Inline';
import { type BillingPeriod, OrderSummary, type SubscriptionPrices } from '@routeglass/ui/OrderSummary';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { useState } from 'react';
import { legal } from '../../shell/content.ts';
import { Payment } from './Payment.tsx';

interface OrderProps {
  readonly plan: BillingPeriod;
  readonly prices: SubscriptionPrices;
  readonly takesCards: boolean;
  readonly dueDays: number;
  readonly account: SessionFacts;
  /** Called with the order that is being paid in another tab, and the payment's address. */
  readonly onPaying: (order: string, url: string) => void;
}

/** The buyer and the order, then the payment. */
export function Order({ plan, prices, takesCards, dueDays, account, onPaying }: OrderProps) {
  const profile = useCall(calls.profile, {});
  const [details, setDetails] = useState<OrderDetails | null>(null);
  /** Details being edited again. */
  const [changed, setChanged] = useState<OrderDetails | null>(null);
  const [marketing, setMarketing] = useState<boolean | null>(null);
  const isConfirmed = details !== null && marketing !== null;
  if (!profile.data && !profile.error) return <Skeleton shape="block" height="20rem" />;
  const { email, firstname, lastname } = account;
  return (
    <Columns shares="2 1" gap={24}>
      <Card title={isConfirmed ? 'Payment' : 'Order details'}>
        {isConfirmed ? (
          <Payment
            order={{ ...details, plan, marketing }}
            name={{ firstname, lastname }}
            takesCards={takesCards}
            dueDays={dueDays}
            onPaying={onPaying}
          />
        ) : details ? (
          <Stack>
            <Text>
              <DottedName>{details.email}</DottedName>, {details.position}
            </Text>
            <Text tone="muted">Accept the rules and confirm the order to go on to the payment.</Text>
            <Inline>
              <Button
                onPress={() => {
                  setChanged(details);
                  setDetails(null);
                }}
              >
                Change
              </Button>
            </Inline>
          </Stack>
        ) : (
          <OrderInfo known={changed ?? { email, position: profile.data?.position ?? '' }} onContinue={setDetails} />
        )}
      </Card>
      <OrderSummary
        period={plan}
        prices={prices}
        isComplete={details !== null}
        isConfirmed={isConfirmed}
        rulesHref={legal.termsOfService}
        privacyHref={legal.privacyPolicy}
        onConfirm={(confirmed) => setMarketing(confirmed.marketing)}
      />
    </Columns>
  );
}
