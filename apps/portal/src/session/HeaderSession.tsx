import * as calls from '@routeglass/api-client/calls';
import { useAskAgain, useAskWithOtherRights, useCall, useSend } from '@routeglass/api-client/hooks';
import type { Account } from '@routeglass/ui/AccountMenu';
import { useEffect, useEffectEvent, useRef } from 'react';
import { DataProvider } from '../shell/DataProvider.tsx';
import { say, Snackbar } from '../shell/Snackbar.tsx';
import { failureWords } from '../wire/failureWords.ts';
import { accountOf, forgetAccount, rememberAccount, rememberedAccount } from './rememberedSession.ts';
import { followSessionNews, type SessionNews, tellOtherTabs, tellSessionNews } from './sessionNews.ts';
import { useAccount } from './useAccount.ts';

/** The signed-in account, for the header. */
export interface HeaderAccess {
  readonly account: Account | null;
  readonly logOut: () => void;
}

interface HeaderSessionProps {
  readonly onAccess: (access: HeaderAccess) => void;
}

/** How often the rights of an account are checked, ms: a payment or an administrator may have changed them elsewhere. */
const LOOK_AGAIN = 15_000;

/** Follows the signed-in account in this and other tabs and reports it to the header. Renders only failures. */
export function HeaderSession(props: HeaderSessionProps) {
  return (
    <DataProvider>
      <Following {...props} />
      <Snackbar />
    </DataProvider>
  );
}

function Following({ onAccess }: HeaderSessionProps) {
  const session = useAccount();
  const askAgain = useAskAgain();
  const askWithOtherRights = useAskWithOtherRights();
  const { send } = useSend(calls.logout);
  useCall(calls.session, {}, { refreshInterval: session ? LOOK_AGAIN : 0 });

  const logOut = async (): Promise<void> => {
    const sent = await send({});
    if (!sent.ok) {
      say(failureWords(sent.failure), 'invalid');
      return;
    }
    forgetAccount();
    tellSessionNews('out');
  };

  const tell = useEffectEvent((account: Account | null) => onAccess({ account, logOut: () => void logOut() }));

  // The last answer of this browser, until the next one is here.
  useEffect(() => tell(rememberedAccount()), []);
  const hear = useEffectEvent((news: SessionNews) => {
    if (news === 'out') tell(null);
    // Guests who sign in keep the forms they have filled in, and so does the same person who signs in again. Another person does not get them.
    const keepsForms = news === 'in' && (!session || rememberedAccount()?.email === session.email);
    void (keepsForms ? askWithOtherRights() : askAgain());
  });
  useEffect(() => followSessionNews(hear), []);
  useEffect(() => {
    if (session === undefined) return;
    const account = session && accountOf(session);
    if (!account) forgetAccount();
    else {
      // After a return from a sign-in provider, the other tabs do not know the account yet.
      const isNews = rememberedAccount()?.email !== account.email;
      rememberAccount(account);
      if (isNews) tellOtherTabs('in');
    }
    tell(account);
  }, [session]);
  const rights = session ? JSON.stringify([session.roles, session.subscriptions, session.asList]) : null;
  const lastRights = useRef(rights);
  useEffect(() => {
    // Calls that were refused may be allowed now, and the other way round.
    if (lastRights.current !== null && rights !== null && lastRights.current !== rights) void askWithOtherRights();
    lastRights.current = rights;
  }, [rights, askWithOtherRights]);
  return null;
}
