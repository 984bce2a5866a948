import type { Random } from './random.ts';

/** Something that reads what others wrote: it may refuse, but must neither throw nor hang nor grow. */
export interface Subject {
  readonly name: string;
  /** Valid inputs. */
  readonly seeds: readonly Uint8Array[];
  read(bytes: Uint8Array, random: Random): Promise<void> | void;
}
