import type { ApiFailure } from '@routeglass/api-client/client';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { failureWords, isSaidInPlace } from '../wire/failureWords.ts';
import { createPlaces } from './snackbarPlaces.ts';

export const loadToast = () => import('@routeglass/ui/Toast');
const ToastRegion = lazy(async () => ({ default: (await loadToast()).ToastRegion }));

/** By then the page has rendered a failed read, and reads that followed it have failed too. Milliseconds. */
const UNTIL_DRAWN = 1000;

const places = createPlaces();

/** Loads the code that shows messages, which the first paint does not need. */
export const needSnackbar = (): void => places.need();

/** Shows the result of something the reader did, with an optional description. */
export function say(words: string, tone: 'valid' | 'invalid', description?: string): void {
  needSnackbar();
  void loadToast().then(({ showToast }) =>
    showToast(words, { tone, ...(description !== undefined && { description }) }),
  );
}

/** Whether the page already shows this text, in place of an answer or as a toast. */
const isOnPage = (words: string): boolean =>
  [...document.querySelectorAll('[role^="alert"]')].some(({ textContent }) => textContent.includes(words));

/** Reports a failed read once, unless the page shows it in place of the answer. */
export function sayFailure(failure: ApiFailure): void {
  // Missing rights are shown in place of the answer. A lost connection is reported once for all reads.
  if (failure.status === 401 || failure.status === 403 || (failure.isUnreached && !navigator.onLine)) return;
  setTimeout(() => {
    const words = failureWords(failure);
    if (isSaidInPlace(failure) || isOnPage(words)) return;
    say(words, 'invalid');
  }, UNTIL_DRAWN);
}

/** Shows reports of failed reads. A page may have several of these; only one of them shows. */
export function Snackbar() {
  const [place] = useState(() => Symbol('place'));
  useEffect(() => places.enter(place), [place]);
  const isHere = useSyncExternalStore(
    places.subscribe,
    () => places.shows(place),
    () => false,
  );
  return (
    isHere && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  );
}
