import type { SessionFacts } from '@routeglass/api-client/accounts';
import { useAskAgain } from '@routeglass/api-client/hooks';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { accountOf, rememberAccount } from './rememberedSession.ts';
import { tellOtherTabs } from './sessionNews.ts';

/** To be called after a sign-in: tells the other tabs, loads again what now may be visible, and opens the page that the reader came for. */
export function useEnter(target: string): (session?: SessionFacts) => Promise<void> {
  const navigate = useNavigate();
  const askAgain = useAskAgain();
  return useCallback(
    async (session) => {
      if (session) rememberAccount(accountOf(session));
      tellOtherTabs('in');
      await askAgain();
      await navigate(target, { replace: true });
    },
    [askAgain, navigate, target],
  );
}
