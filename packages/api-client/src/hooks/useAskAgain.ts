import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Forgets every answer and asks again for what is on show: for when another person looks than before. */
export function useAskAgain(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(() => true, undefined, { revalidate: true });
  }, [mutate]);
}
