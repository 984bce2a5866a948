import { loginPage, registerPage, resetPasswordPage } from '@routeglass/api-client/page/account';
import { hrefOf } from '@routeglass/api-client/pages';
import type { AuthHrefs } from '@routeglass/ui/AuthPanel';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { redirectPath } from './redirectPath.ts';

interface AuthWays {
  /** Where each way in is, with the page to return to. */
  readonly hrefs: AuthHrefs;
  /** The page to lead to after signing in. */
  readonly target: string;
}

/** The ways in at the address on show. */
export function useAuthWays(): AuthWays {
  const [search] = useSearchParams();
  const kept = search.get('redirect');
  return useMemo(() => {
    const target = redirectPath(kept);
    const query = target === '/' ? {} : { redirect: target };
    return {
      target,
      hrefs: {
        login: hrefOf(loginPage, {}, query),
        register: hrefOf(registerPage, {}, query),
        'reset-password': hrefOf(resetPasswordPage, {}, query),
      },
    };
  }, [kept]);
}
