import type { ImportChange } from '../importEvent.ts';

interface Failure {
  readonly message: string;
  readonly change: ImportChange;
}

/** What was changed. `before`: whether the same command already loaded something. */
function changeText(change: ImportChange, before: boolean): string {
  if (change === 'published')
    return 'The loaded data is published. The next import or start finishes the remaining work.';
  if (change === 'unknown')
    return 'It is unknown whether the loaded data was published. Run the command again; files that are already loaded are skipped.';
  return before ? 'Nothing else was changed. Files reported above as loaded stay loaded.' : 'Nothing was changed.';
}

/** One line about a failed import. */
export function failureText({ message, change }: Failure, before = false): string {
  return `Failed: ${message.replace(/\.$/, '')}. ${changeText(change, before)}`;
}

/** One line about a stopped import. */
export function stoppedText({ change }: Failure, before: boolean, hasArchives: boolean): string {
  const kept = hasArchives ? ' Downloaded files are kept for next time.' : '';
  return `Stopped. ${changeText(change, before)}${kept}`;
}
