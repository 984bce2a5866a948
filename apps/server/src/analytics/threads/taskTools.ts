import type { Store } from '../../store/store.ts';
import type { PathTexts } from '../paths/pathTexts.ts';

/** What a task works with, in whichever thread it runs. */
export interface TaskTools {
  readonly store: Store;
  /** Paths that are read already need not be read again. */
  readonly paths: PathTexts;
  /** Receives the number of paths that were worked on since the last call. */
  readonly advance: (paths: number) => void;
}
