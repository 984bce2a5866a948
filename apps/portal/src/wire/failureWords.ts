import type { ApiFailure } from '@routeglass/api-client/client';

const UNREACHABLE = "Can't reach the server. Check your connection.";

/** Mostly the page was opened before the server was updated. */
const UNREADABLE = "This page can't read the server's answer. Reload the page.";

/** What a failed call says to a reader. The words are ours where no answer came, or none that this page can read. */
export function failureWords({ isUnreached, code, message }: ApiFailure): string {
  if (isUnreached) return UNREACHABLE;
  return code === 'E_ANSWER' ? UNREADABLE : message;
}

/** The same as a sentence among others. */
export function failureSentence(failure: ApiFailure): string {
  return failureWords(failure).replace(/[^.!?]$/, '$&.');
}

const inPlace = new WeakSet<ApiFailure>();

/** The sentence for the place where the answer would be: no one else needs to say it then. */
export function wordsInPlace(failure: ApiFailure): string {
  saidInPlace(failure);
  return failureSentence(failure);
}

/** For a page that says in words of its own, where the answer would be, that it failed. */
export function saidInPlace(failure: ApiFailure): void {
  inPlace.add(failure);
}

/** Leaves it to what is asked next, or asked beside, to say that no answer came: it fails for the same reason, and has a place to say so. */
export function leaveToOthers(failure: ApiFailure | undefined): void {
  if (failure?.isUnreached) inPlace.add(failure);
}

/** Whether the page says a failure where its answer would be. */
export function isSaidInPlace(failure: ApiFailure): boolean {
  return inPlace.has(failure);
}
