/** Duration of every animated movement, in milliseconds. */
const glideTime = 180;

/** One animation at a time, advanced by its owner's frames. */
export interface Glide {
  /** Starts an animation and drops the previous one; with reduced motion it ends at once. */
  start(step: (share: number) => void): void;
  stop(): void;
  /** Runs the current step; returns true while there is more to come. */
  advance(now: number): boolean;
}

export function createGlide(lessMotion: () => boolean): Glide {
  let current: { readonly from: number; readonly step: (share: number) => void } | null = null;
  return {
    start(step) {
      current = null;
      if (lessMotion()) step(1);
      else current = { from: performance.now(), step };
    },
    stop: () => void (current = null),
    advance(now) {
      if (!current) return false;
      const time = Math.min(1, Math.max(0, (now - current.from) / glideTime));
      const { step } = current;
      if (time === 1) current = null;
      step(easeOut(time));
      return current !== null;
    },
  };
}

/** Fast at first, slow at the end. */
export function easeOut(time: number): number {
  return 1 - (1 - time) ** 3;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
