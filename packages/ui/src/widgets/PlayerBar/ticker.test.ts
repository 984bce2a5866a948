import { describe, expect, it } from 'vitest';
import { startTicker } from './ticker.ts';

/** A clock whose timers fire `lateness` late (or early), and whose callbacks take `work` milliseconds. */
function clockWith(lateness: () => number, work = 0) {
  let now = 1234.5;
  let waiting: { readonly at: number; readonly run: () => void } | null = null;
  return {
    now: () => now,
    after(delay: number, run: () => void) {
      // However early a timer is, some time has passed.
      waiting = { at: now + Math.max(0.5, delay + lateness()), run };
      return 1;
    },
    cancel: () => void (waiting = null),
    /** Runs timers until the time has passed or none are waiting. */
    runFor(time: number) {
      const end = now + time;
      while (waiting && waiting.at <= end) {
        const { at, run } = waiting;
        waiting = null;
        now = at;
        run();
        now += work;
      }
      now = Math.max(now, end);
    },
  };
}

/** Returns the values in turn, over and over. */
function inTurn(...values: readonly number[]): () => number {
  let asked = 0;
  return () => values[asked++ % values.length]!;
}

describe('startTicker', () => {
  it.each([
    ['timers are in time', () => 0, 0],
    ['timers are up to 150 ms late', inTurn(0, 150, 20, 149.5, 3), 0],
    ['timers are up to 3 ms early', inTurn(-3, 0, -1.25, -2.999, -0.001), 0],
    ['each tick takes 300 ms', () => 4, 300],
  ])('does not drift over 50 ticks when %s', (_, lateness, work) => {
    const clock = clockWith(lateness, work);
    const start = clock.now();
    const ticks: number[] = [];
    startTicker(2000, () => ticks.push(clock.now() - start), clock);
    clock.runFor(50 * 2000 + 1000);
    expect(ticks).toHaveLength(50);
    ticks.forEach((time, i) => {
      expect(time).toBeGreaterThanOrEqual((i + 1) * 2000);
      expect(time).toBeLessThan((i + 1) * 2000 + 200);
    });
  });

  it('leaves out the ticks that a sleeping page missed, and goes on in step', () => {
    let sleeps = true;
    const clock = clockWith(() => (sleeps ? 9000 : 0));
    const start = clock.now();
    const ticks: number[] = [];
    startTicker(2000, () => ticks.push(clock.now() - start), clock);
    clock.runFor(11_500);
    sleeps = false;
    clock.runFor(10_000);
    expect(ticks[0]).toBe(11_000);
    expect(ticks.slice(1).every((time, i, all) => i === 0 || time - all[i - 1]! >= 2000)).toBe(true);
  });

  it('begins anew', () => {
    const clock = clockWith(() => 0);
    const start = clock.now();
    const ticks: number[] = [];
    const ticker = startTicker(2000, () => ticks.push(clock.now() - start), clock);
    clock.runFor(3000);
    ticker.restart();
    clock.runFor(4500);
    expect(ticks).toEqual([2000, 5000, 7000]);
  });

  it('stops, from within a tick too', () => {
    const clock = clockWith(() => 0);
    let ticks = 0;
    const ticker = startTicker(
      2000,
      () => {
        ticks++;
        if (ticks === 2) ticker.stop();
      },
      clock,
    );
    clock.runFor(20_000);
    expect(ticks).toBe(2);
  });
});
