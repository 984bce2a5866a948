import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Discards all answers and reloads what is shown: for a change of user. */
export function useAskAgain(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(() => true, undefined, { revalidate: true });
  }, [mutate]);
}

/**
 * Reloads what is shown when the user's rights changed. Answers about networks are discarded first. Those about the account stay until they are
 * replaced, so forms and their input are kept.
 */
export function useAskWithOtherRights(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await Promise.all([
      mutate((key) => isOfNetworks(key), undefined, { revalidate: true }),
      mutate((key) => !isOfNetworks(key)),
    ]);
  }, [mutate]);
}

/** Whether a `callKey` key is for a call about networks: its path begins with an API version, unlike those about accounts. */
const isOfNetworks = (key: unknown): boolean =>
  typeof key === 'string' && /^[A-Z]+ (?:https?:\/\/[^/]+)?\/v[12]\//.test(key);
