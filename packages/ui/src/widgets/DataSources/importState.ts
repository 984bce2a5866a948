/** The running import, or the last one. */
export interface ImportState {
  /** The folder of "Import again"; null if none is configured. */
  readonly folder: string | null;
  readonly state: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  readonly ended: Date | null;
  /** The current file or step. */
  readonly step: string | null;
  /** From 0 to 1; null if unknown. */
  readonly progress: number | null;
  /** Why it waits or failed. */
  readonly message: string | null;
  readonly loaded: number;
  readonly unchanged: number;
  /** Files that were not loaded, or only in part. */
  readonly problems: readonly { readonly file: string; readonly message: string }[];
}

export const isImporting = ({ state }: Pick<ImportState, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** Result of a finished import: `3 files loaded, 1 unchanged, 2 with problems`. */
export function resultText({ loaded, unchanged, problems }: Pick<ImportState, 'loaded' | 'unchanged' | 'problems'>) {
  const parts = [
    `${files(loaded)} loaded`,
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
    ...(problems.length > 0 ? [`${problems.length} with problems`] : []),
  ];
  return parts.join(', ');
}

/** The current step, without the folders before a file's name. */
export const stepName = (step: string): string => step.slice(step.lastIndexOf('/') + 1);
