import type { AnswerOf, AnyEndpoint } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { type Sent, useCall, useSend } from '@routeglass/api-client/hooks';
import { ConfirmSignIn } from '@routeglass/ui/ConfirmSignIn';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { say } from '../shell/Snackbar.tsx';
import { failureWords } from '../wire/failureWords.ts';
import { type FormProblem, formProblem } from '../wire/formProblem.ts';
import { usePasskeyLogin } from './usePasskeyLogin.ts';

/** Sends a call. If the server requires a recent sign-in, asks the reader to confirm it and sends again. */
type Attempt = <E extends AnyEndpoint>(send: () => Promise<Sent<E>>) => Promise<Sent<E>>;

const AttemptContext = createContext<Attempt | null>(null);

function useAttempt(): Attempt {
  const attempt = use(AttemptContext);
  if (!attempt) throw new Error('RecentSignIn is missing above this page');
  return attempt;
}

/**
 * Sends a call, after the reader has confirmed a recent sign-in if the server requires one. A failure is shown as a toast, unless it is about one of
 * the `fields` (the form shows it there) or the reader did not confirm.
 */
export type Act = <E extends AnyEndpoint>(
  send: () => Promise<Sent<E>>,
  then?: () => void,
  fields?: readonly string[],
) => Promise<Sent<E>>;

/** Throws outside `RecentSignIn`. */
export function useAct(): Act {
  const attempt = useAttempt();
  return useCallback<Act>(
    async (send, then, fields = []) => {
      const sent = await attempt(send);
      if (sent.ok) then?.();
      else if (!isUnconfirmed(sent) && !sent.failure.issues.some(({ path }) => fields.includes(path)))
        say(failureWords(sent.failure), 'invalid');
      return sent;
    },
    [attempt],
  );
}

/** As `Act`, for a form that waits for the answer and shows the failure itself: null if the call succeeded and so did the next step, if `then` takes one. */
export type Answer = <E extends AnyEndpoint>(
  send: () => Promise<Sent<E>>,
  then: (answer: AnswerOf<E>) => void | Promise<FormProblem | null>,
  fields: readonly string[],
) => Promise<FormProblem | null>;

/** Throws outside `RecentSignIn`. */
export function useAnswer(): Answer {
  const attempt = useAttempt();
  return useCallback<Answer>(
    async (send, then, fields) => {
      const sent = await attempt(send);
      if (!sent.ok) return formProblem(sent.failure, fields);
      return (await then(sent.answer)) ?? null;
    },
    [attempt],
  );
}

const isUnconfirmed = (sent: Sent<AnyEndpoint>): boolean => !sent.ok && sent.failure.code === 'E_RECENT_SIGN_IN';

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
  const attempt = useCallback<Attempt>(async (send) => {
    const sent = await send();
    if (!isUnconfirmed(sent)) return sent;
    const isProved = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return isProved ? send() : sent;
  }, []);
  const prove = async (body: { password: string } | { code: string }): Promise<void> => {
    const sent = await confirm.send({ body });
    if (sent.ok) settle(true);
  };
  return (
    <AttemptContext value={attempt}>
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
    </AttemptContext>
  );
}
