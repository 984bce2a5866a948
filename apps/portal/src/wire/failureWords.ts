import type { ApiFailure } from '@routeglass/api-client/client';

const UNREACHABLE = "Can't reach the server. Check your connection.";

/** Usually because the page was opened before the server was updated. */
const UNREADABLE = "This page can't read the server's answer. Reload the page.";

/** The text for a failed call. It is the portal's own if no answer came, or none that this page can read. */
export function failureWords({ isUnreached, code, message }: ApiFailure): string {
  if (isUnreached) return UNREACHABLE;
  return code === 'E_ANSWER' ? UNREADABLE : message;
}

/** The same, ending like a sentence. */
export function failureSentence(failure: ApiFailure): string {
  return failureWords(failure).replace(/[^.!?]$/, '$&.');
}

const inPlace = new WeakSet<ApiFailure>();

/** The sentence to show in place of the answer. Marks the failure as shown, so that it is not reported elsewhere. */
export function wordsInPlace(failure: ApiFailure): string {
  saidInPlace(failure);
  return failureSentence(failure);
}

/** Marks a failure as shown, for a page that shows its own text in place of the answer. */
export function saidInPlace(failure: ApiFailure): void {
  inPlace.add(failure);
}

/** Leaves the report of an unreachable server to another call of the page, which fails for the same reason and has a place to show it. */
export function leaveToOthers(failure: ApiFailure | undefined): void {
  if (failure?.isUnreached) inPlace.add(failure);
}

/** Whether the page shows a failure in place of the answer. */
export function isSaidInPlace(failure: ApiFailure): boolean {
  return inPlace.has(failure);
}
