import { useLayoutEffect, useRef } from 'react';

interface AskedSearch {
  /** The last requested parameters until they are in the address; null otherwise. */
  readonly asked: () => URLSearchParams | null;
  readonly ask: (search: URLSearchParams) => void;
}

/**
 * Keeps requested parameters while their navigation is pending, so that further changes build on them; built on the old address they would undo the
 * pending change. `address` is that of the page as rendered.
 */
export function useAskedSearch(address: string): AskedSearch {
  const last = useRef<{ readonly over: string; readonly search: URLSearchParams } | null>(null);
  useLayoutEffect(() => {
    if (last.current?.over !== address) last.current = null;
  });
  return {
    asked: () => (last.current?.over === address ? last.current.search : null),
    ask: (search) => {
      last.current = { over: address, search };
    },
  };
}
