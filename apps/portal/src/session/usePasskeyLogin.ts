import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { ApiFailure } from '@routeglass/api-client/client';
import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { knowsPasskeys, usedPasskey } from './passkey.ts';
import { useSignsInBy } from './useSignsInBy.ts';

interface PasskeyLogin {
  /** Undefined if the browser or the server does not support passkeys. */
  readonly logIn: (() => void) | undefined;
  readonly isPending: boolean;
  readonly failure: ApiFailure | undefined;
}

/** Logs in with a passkey, or confirms the signed-in account again. */
export function usePasskeyLogin(onEnter: (session: SessionFacts) => Promise<void>): PasskeyLogin {
  const isKnown = useSignsInBy('passkey');
  const options = useSend(calls.loginPasskeyOptions);
  const login = useSend(calls.loginPasskey);
  const logIn = async (): Promise<void> => {
    const asked = await options.send({});
    const credential = asked.ok ? await usedPasskey(asked.answer.options) : null;
    if (!credential) return;
    const sent = await login.send({ body: { credential } });
    if (sent.ok) await onEnter(sent.answer);
  };
  return {
    logIn: isKnown && knowsPasskeys() ? () => void logIn() : undefined,
    isPending: options.isSending || login.isSending,
    failure: login.failure ?? options.failure,
  };
}
