import { loginPage } from '@routeglass/api-client/page/account';
import { proSubscribePage } from '@routeglass/api-client/page/billing';
import { hrefOf } from '@routeglass/api-client/pages';
import { Card } from '@routeglass/ui/Card';
import { Columns } from '@routeglass/ui/Columns';
import { Link } from '@routeglass/ui/Link';
import { type BillingPeriod, OrderSummary, type SubscriptionPrices } from '@routeglass/ui/OrderSummary';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { Navigate } from 'react-router';
import { SignUp } from '../../session/SignUp.tsx';
import { legal } from '../../shell/content.ts';

interface BuyerProps {
  readonly plan: BillingPeriod;
  readonly prices: SubscriptionPrices;
}

/** Guests sign up within the order. */
export function Buyer({ plan, prices }: BuyerProps) {
  const target = hrefOf(proSubscribePage, {}, { plan });
  const login = hrefOf(loginPage, {}, { redirect: target });
  return (
    <Columns shares="2 1" gap={24}>
      <Card title="Sign up to subscribe">
        <Stack>
          <Text>
            Already have an account? <Link href={login}>Log In</Link>
          </Text>
          <SignUp target={target} confirmed={<Navigate to={login} replace />} />
        </Stack>
      </Card>
      <OrderSummary
        period={plan}
        prices={prices}
        isComplete={false}
        rulesHref={legal.termsOfService}
        privacyHref={legal.privacyPolicy}
      />
    </Columns>
  );
}
