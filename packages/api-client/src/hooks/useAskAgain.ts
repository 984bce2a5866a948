import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Forgets every answer and asks again for what is on show: for when another person looks than before. */
export function useAskAgain(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(() => true, undefined, { revalidate: true });
  }, [mutate]);
}

/**
 * Asks again for what is on show, for when the same person may see more or less than before. Answers about networks are forgotten first;
 * those about the account stand until the next ones are here, with the forms between them and what is typed into these.
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

/** Whether a key of `callKey` is that of a call about networks, whose addresses begin with a version; those about accounts begin otherwise. */
const isOfNetworks = (key: unknown): boolean =>
  typeof key === 'string' && /^[A-Z]+ (?:https?:\/\/[^/]+)?\/v[12]\//.test(key);
