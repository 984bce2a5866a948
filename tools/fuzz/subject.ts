import type { Random } from './random.ts';

/** A reader of untrusted input: it may reject the input, but must not throw, hang or use too much memory. */
export interface Subject {
  readonly name: string;
  /** Valid inputs. */
  readonly seeds: readonly Uint8Array[];
  read(bytes: Uint8Array, random: Random): Promise<void> | void;
}
