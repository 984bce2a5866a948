import { useSession } from '@routeglass/api-client/hooks';

/** Whether the reader may use what is Pro: the rating subscription opens it; unknown until the session is there. */
export type ProAccess = 'open' | 'locked' | 'unknown';

export function useProAccess(): ProAccess {
  const session = useSession({});
  if (session.data) return session.data.subscriptions.rating ? 'open' : 'locked';
  return session.error ? 'locked' : 'unknown';
}

/**
 * The state of an address that its reader may ask for. Pro filters of a pasted address are cleared for whoever may not use them; null until
 * that is known, so that no request is made that would be refused.
 */
export function permitted<State extends object>(
  state: State,
  withoutPro: Partial<State>,
  access: ProAccess,
): State | null {
  const names = Object.keys(withoutPro) as (keyof State)[];
  const usesPro = names.some((name) => JSON.stringify(state[name]) !== JSON.stringify(withoutPro[name]));
  if (!usesPro || access === 'open') return state;
  return access === 'locked' ? { ...state, ...withoutPro } : null;
}
