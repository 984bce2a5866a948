import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { useEffect, useEffectEvent } from 'react';

/** How often to check the session while the player is on, in milliseconds. */
const LOOK_AGAIN = 60_000;

/**
 * Whether the reader may use the player: null until the session is known. Calls `onLost` if the player is on and the reader has no right to it, or
 * loses it. `askAgain` checks the session at once.
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
