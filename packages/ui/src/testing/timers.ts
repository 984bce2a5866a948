import { flushSync } from 'react-dom';
import { onTestFinished, vi } from 'vitest';

/** Stops the page's timers and its clock until the test ends. Returns a function that advances both by a number of milliseconds. */
export function stopTimers(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void flushSync(() => vi.advanceTimersByTime(milliseconds));
}
