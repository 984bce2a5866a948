import { useCallback, useEffect, useRef } from 'react';
import { startTicker, type Ticker } from './ticker.ts';

/** Calls the newest `onTick` every `interval` milliseconds while it runs. Returns a function that restarts the interval. */
export function useTicks(isRunning: boolean, interval: number, onTick: () => void): () => void {
  const newest = useRef(onTick);
  const ticker = useRef<Ticker>(null);
  useEffect(() => void (newest.current = onTick));
  useEffect(() => {
    if (!isRunning) return undefined;
    const started = startTicker(interval, () => newest.current());
    ticker.current = started;
    return () => started.stop();
  }, [isRunning, interval]);
  return useCallback(() => ticker.current?.restart(), []);
}
