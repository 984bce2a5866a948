import type { LoadingGeneration } from '../store/generation.ts';
import type { World } from '../store/schema.ts';
import type { Load } from './loading.ts';

/** A loaded source, waiting to be published together with the results computed from it. */
export interface Pending {
  readonly generation: LoadingGeneration;
  readonly name: string;
  readonly world: World;
  readonly collector: string | null;
  readonly contentHash: string;
  readonly load: Load;
  readonly report: unknown;
}
