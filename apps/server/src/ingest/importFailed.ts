import type { ImportChange, ImportEvent } from './importEvent.ts';

export class ImportFailed extends Error {
  override readonly name = 'ImportFailed';
  readonly change: ImportChange;

  constructor(message: string, change: ImportChange = 'none') {
    super(message);
    this.change = change;
  }
}

/** The event for a failed import. Any error other than `ImportFailed` happened before the import began. */
export function failureOf(error: unknown): ImportEvent & { readonly type: 'failed' } {
  const message = error instanceof Error ? error.message : String(error);
  return { type: 'failed', message, change: error instanceof ImportFailed ? error.change : 'none' };
}
