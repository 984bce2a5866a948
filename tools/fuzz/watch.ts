/** Limits for one input. */
const MOST_SECONDS = 2;
const MOST_MEGABYTES = 400;
/** Once earlier inputs have left this much memory behind, it is freed first, so that growth is only the input's own. */
const LEFT_BEHIND = 50;
let clearAbove = 200;

/** The cost of one input, and its error; null if there was none. */
export interface Verdict {
  readonly seconds: number;
  readonly fault: string | null;
}

/** Runs a reader once. If the wall time is too long, processor time counts: on a busy machine, other programs take their share. */
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

/** Peak memory of the process, as measured by the kernel. */
export function peakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024;
}

/** Current memory of the process. */
export function megabytes(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}
