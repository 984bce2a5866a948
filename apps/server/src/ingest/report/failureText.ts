import type { ImportChange } from '../importEvent.ts';

interface Failure {
  readonly message: string;
  readonly change: ImportChange;
}

/** What came of it, and of what was said to be done `before` by the same command. */
function changeText(change: ImportChange, before: boolean): string {
  if (change === 'published')
    return 'The loaded data is published. The next import or start finishes the remaining work.';
  if (change === 'unknown')
    return 'It is unknown whether the loaded data was published. Run the command again; files that are already loaded are skipped.';
  return before ? 'Nothing else was changed. Files reported above as loaded stay loaded.' : 'Nothing was changed.';
}

/** An import that failed, in one line. */
export function failureText({ message, change }: Failure, before = false): string {
  return `Failed: ${message.replace(/\.$/, '')}. ${changeText(change, before)}`;
}

/** An import that was stopped, in one line. */
export function stoppedText({ change }: Failure, before: boolean, hasArchives: boolean): string {
  const kept = hasArchives ? ' Downloaded files are kept for next time.' : '';
  return `Stopped. ${changeText(change, before)}${kept}`;
}
