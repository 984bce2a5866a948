import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { useEffect, useEffectEvent } from 'react';

/** While someone plays, the session is looked at again this often, in milliseconds. */
const LOOK_AGAIN = 60_000;

/**
 * Whether the reader may play: null until the session is known. Calls back when the player is on and the reader may not, or may no longer.
 * `askAgain` looks at the session at once.
 */
export function usePlayerRight(
  isOn: boolean,
  onLost: () => void,
): { readonly mayPlay: boolean | null; readonly askAgain: () => void } {
  const { data, error, retry } = useCall(calls.session, {}, { refreshInterval: isOn ? LOOK_AGAIN : 0 });
  const isSignedOut = error?.status === 401 || error?.status === 403;
  const mayPlay = isSignedOut ? false : (data?.subscriptions.rating ?? null);
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    if (isOn && mayPlay === false) lose();
  }, [isOn, mayPlay]);
  return { mayPlay, askAgain: retry };
}
