import type { AnyEndpoint } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { type Sent, useCall, useSend } from '@routeglass/api-client/hooks';
import { ConfirmSignIn } from '@routeglass/ui/ConfirmSignIn';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { say } from '../shell/Snackbar.tsx';
import { failureWords } from '../wire/failureWords.ts';
import { usePasskeyLogin } from './usePasskeyLogin.ts';

/**
 * Sends a call. If the server requires a recent sign-in, asks the reader to confirm it and sends again. A failure is shown as a toast, unless it is
 * about one of the `fields`: the form shows it there.
 */
export type Act = <E extends AnyEndpoint>(
  send: () => Promise<Sent<E>>,
  then?: () => void,
  fields?: readonly string[],
) => Promise<Sent<E>>;

const ActContext = createContext<Act | null>(null);

/** Throws outside `RecentSignIn`. */
export function useAct(): Act {
  const act = use(ActContext);
  if (!act) throw new Error('useAct needs RecentSignIn above it');
  return act;
}

/** Around pages with steps that need a recent sign-in. */
export function RecentSignIn({ children }: { readonly children: ReactNode }) {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);
  const confirm = useSend(calls.confirmSignIn);
  const factor = useCall(calls.secondFactor, answer === null ? null : {});
  const settle = (isProved: boolean): void => {
    answer?.(isProved);
    setAnswer(null);
    confirm.reset();
  };
  const passkey = usePasskeyLogin(() => {
    settle(true);
    return Promise.resolve();
  });
  const act = useMemo<Act>(
    () =>
      async (send, then, fields = []) => {
        let sent = await send();
        if (!sent.ok && sent.failure.code === 'E_RECENT_SIGN_IN') {
          const isProved = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
          if (!isProved) return sent;
          sent = await send();
        }
        if (sent.ok) then?.();
        else if (!sent.failure.issues.some(({ path }) => fields.includes(path)))
          say(failureWords(sent.failure), 'invalid');
        return sent;
      },
    [],
  );
  const prove = async (body: { password: string } | { code: string }): Promise<void> => {
    const sent = await confirm.send({ body });
    if (sent.ok) settle(true);
  };
  return (
    <ActContext value={act}>
      {children}
      <ConfirmSignIn
        isOpen={answer !== null}
        onOpenChange={() => settle(false)}
        onPassword={(password) => void prove({ password })}
        onCode={factor.data?.enabled ? (code: string) => void prove({ code }) : undefined}
        isPending={confirm.isSending || passkey.isPending}
        onPasskey={passkey.logIn}
        error={confirm.failure ? failureWords(confirm.failure) : undefined}
      />
    </ActContext>
  );
}
