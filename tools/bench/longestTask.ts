import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: start, wall time, processor time of the thread. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Milliseconds of processor time of the longest task on the page's main thread while `act` runs. On a busy machine, wall time would include
 * other programs. Tasks before the user timing mark `after` do not count.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
  after?: string,
): Promise<number> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = (event: TraceEvent) => `${event.pid} ${event.tid}`;
  const drawing = new Set(traceEvents.filter((event) => event.name === 'FireAnimationFrame').map(thread));
  const begin =
    after === undefined ? 0 : (traceEvents.find((event) => event.name === after)?.ts ?? Number.POSITIVE_INFINITY);
  const tasks = traceEvents.filter(
    (event) => event.name === 'RunTask' && event.ph === 'X' && drawing.has(thread(event)) && event.ts >= begin,
  );
  return Math.max(0, ...tasks.map((event) => (event.tdur ?? event.dur ?? 0) / 1000));
}
