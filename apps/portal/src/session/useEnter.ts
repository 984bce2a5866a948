import type { SessionFacts } from '@routeglass/api-client/accounts';
import { useAskAgain } from '@routeglass/api-client/hooks';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { accountOf, rememberAccount } from './rememberedSession.ts';
import { tellOtherTabs } from './sessionNews.ts';

/** What to do once somebody has signed in: tells the other tabs, asks again for what only they may see, and leads to the page they came for. */
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
