import { loginPage, registerPage, resetPasswordPage } from '@routeglass/api-client/page/account';
import { hrefOf } from '@routeglass/api-client/pages';
import type { AuthHrefs } from '@routeglass/ui/AuthPanel';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { redirectPath } from './redirectPath.ts';

interface AuthWays {
  /** Links to sign in, sign up and so on, with the page to return to. */
  readonly hrefs: AuthHrefs;
  /** The page to open after signing in. */
  readonly target: string;
}

/** The sign-in links for the current address. */
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
