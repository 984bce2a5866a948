import type { ImportChange } from '../importEvent.ts';

interface Failure {
  readonly message: string;
  readonly change: ImportChange;
}

/** What came of it, and of what was said to be done `before` by the same command. */
function changeText(change: ImportChange, before: boolean): string {
  if (change === 'published') return 'What was loaded is published. The next import or start does what was left to do.';
  if (change === 'unknown')
    return 'It is not known whether what was loaded is published. Run the command again: files that are loaded already stay as they are.';
  return before ? 'Nothing else was changed: what is told above as loaded stays.' : 'Nothing was changed.';
}

/** An import that failed, in one line. */
export function failureText({ message, change }: Failure, before = false): string {
  return `Failed: ${message.replace(/\.$/, '')}. ${changeText(change, before)}`;
}

/** An import that was stopped, in one line. */
export function stoppedText({ change }: Failure, before: boolean, hasArchives: boolean): string {
  const kept = hasArchives ? ' What was fetched from archives is kept for the next time.' : '';
  return `Stopped. ${changeText(change, before)}${kept}`;
}
