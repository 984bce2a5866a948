/** What a ticker needs; times in milliseconds since any fixed moment. */
export interface TickerClock {
  now(): number;
  after(delay: number, run: () => void): number;
  cancel(timer: number): void;
}

export interface Ticker {
  /** Makes the next tick a full interval away. */
  restart(): void;
  stop(): void;
}

const pageClock: TickerClock = {
  now: () => performance.now(),
  after: (delay, run) => window.setTimeout(run, delay),
  cancel: (timer) => clearTimeout(timer),
};

/**
 * Calls back every `interval` milliseconds, first after one interval. Each tick is due at a multiple of the interval from the start, so that delays
 * do not add up. Missed ticks (a hidden page, a busy thread) are skipped, not made up for.
 */
export function startTicker(interval: number, onTick: () => void, clock: TickerClock = pageClock): Ticker {
  let due = 0;
  let timer = 0;
  let isRunning = true;

  const wait = () => {
    clock.cancel(timer);
    if (isRunning) timer = clock.after(Math.max(0, due - clock.now()), run);
  };
  const run = () => {
    const late = clock.now() - due;
    // Some browsers fire a little early.
    if (late >= 0) {
      due += (Math.floor(late / interval) + 1) * interval;
      onTick();
    }
    wait();
  };
  const restart = () => {
    due = clock.now() + interval;
    wait();
  };

  restart();
  return {
    restart,
    stop() {
      isRunning = false;
      clock.cancel(timer);
    },
  };
}
