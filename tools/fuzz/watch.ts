/** Bounds of one input. */
const MOST_SECONDS = 2;
const MOST_MEGABYTES = 400;
/** What earlier inputs left behind is cleared away first once it is so much, so that growth is the input's own. */
const LEFT_BEHIND = 50;
let clearAbove = 200;

/** What one input cost, and what was wrong with it; null for nothing. */
export interface Verdict {
  readonly seconds: number;
  readonly fault: string | null;
}

/** Runs a reader once. Time is that of the processor where the clock says too much: on a busy machine others take their share. */
export async function watch(read: () => Promise<void> | void): Promise<Verdict> {
  if (megabytes() > clearAbove) {
    globalThis.gc?.();
    clearAbove = megabytes() + LEFT_BEHIND;
  }
  const peakBefore = peakMegabytes();
  const begun = performance.now();
  const used = process.cpuUsage();
  let fault: string | null = null;
  try {
    await read();
  } catch (error) {
    fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  let seconds = (performance.now() - begun) / 1000;
  if (seconds > MOST_SECONDS) {
    const { user, system } = process.cpuUsage(used);
    seconds = Math.min(seconds, (user + system) / 1e6);
    if (seconds > MOST_SECONDS) fault ??= `it took ${seconds.toFixed(1)} s`;
  }
  const peak = peakMegabytes();
  if (peak > MOST_MEGABYTES && peak > peakBefore) fault ??= `the process grew to ${peak.toFixed(0)} MB`;
  return { seconds, fault };
}

/** The most memory that the process ever held, as the kernel counts. */
export function peakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024;
}

/** What it holds now. */
export function megabytes(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}
