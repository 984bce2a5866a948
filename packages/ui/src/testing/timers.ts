import { flushSync } from 'react-dom';
import { onTestFinished, vi } from 'vitest';

/** Stops the page's timers, and the clock by which it measures, until the test ends. What it returns lets so many milliseconds pass at once. */
export function stopTimers(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void flushSync(() => vi.advanceTimersByTime(milliseconds));
}
