import { loginPage } from '@routeglass/api-client/page/account';
import { hrefOf } from '@routeglass/api-client/pages';
import { Card } from '@routeglass/ui/Card';
import { Link } from '@routeglass/ui/Link';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { Navigate } from 'react-router';
import { SignUp } from '../../session/SignUp.tsx';

interface BuyerProps {
  /** The page to come back to. */
  readonly target: string;
}

/** Guests sign up within the order. */
export function Buyer({ target }: BuyerProps) {
  const login = hrefOf(loginPage, {}, { redirect: target });
  return (
    <Card title="Sign up to subscribe">
      <Stack>
        <Text>
          Already have an account? <Link href={login}>Log In</Link>
        </Text>
        <SignUp target={target} confirmed={<Navigate to={login} replace />} />
      </Stack>
    </Card>
  );
}
