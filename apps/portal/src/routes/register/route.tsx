import { registerPage } from '@routeglass/api-client/page/account';
import { AuthPanel } from '@routeglass/ui/AuthPanel';
import { PageContent } from '@routeglass/ui/Page';
import { Navigate, useSearchParams } from 'react-router';
import { useAuthWays } from '../../session/authWays.ts';
import { SignUp } from '../../session/SignUp.tsx';
import { useAccount } from '../../session/useAccount.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(registerPage);

/** Signs up. */
export default function Register() {
  const { hrefs, target } = useAuthWays();
  const [search] = useSearchParams();
  if (useAccount()) return <Navigate to={target} replace />;
  return (
    <PageContent>
      <AuthPanel variant="register" hrefs={hrefs}>
        <SignUp target={target} email={search.get('email')} confirmed={<Navigate to={hrefs.login} replace />} />
      </AuthPanel>
    </PageContent>
  );
}
