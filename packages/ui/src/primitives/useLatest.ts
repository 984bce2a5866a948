import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same for a component's whole life and always calls the newest `run`, so that components which receive it need not render
 * again.
 */
export function useLatest<Arguments extends readonly unknown[]>(
  run: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
