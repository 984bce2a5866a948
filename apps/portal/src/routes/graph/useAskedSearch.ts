import { useLayoutEffect, useRef } from 'react';

interface AskedSearch {
  /** The parameters that were asked for last, until the address has them; null otherwise. */
  readonly asked: () => URLSearchParams | null;
  readonly ask: (search: URLSearchParams) => void;
}

/**
 * What is changed while a change is on its way, by the reader or by the page itself, builds on that: on the older address it would take it
 * back. `address` is the one of the page as it is drawn.
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
