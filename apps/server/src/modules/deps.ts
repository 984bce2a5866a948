import type { Store } from '../store/store.ts';

/** What modules are made with. */
export interface ModuleDeps {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Changes with every import. */
  readonly stamp: () => Promise<string>;
}
