import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for a component's whole life that does what the newest `run` does: what is given it need not be drawn again. */
export function useLatest<Arguments extends readonly unknown[]>(
  run: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
