import type { ApiFailure } from '@routeglass/api-client/client';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { failureWords, isSaidInPlace } from '../wire/failureWords.ts';
import { createPlaces } from './snackbarPlaces.ts';

export const loadToast = () => import('@routeglass/ui/Toast');
const ToastRegion = lazy(async () => ({ default: (await loadToast()).ToastRegion }));

/** By then the page has drawn what came of a failed read, and what was asked after it has failed too. Milliseconds. */
const UNTIL_DRAWN = 1000;

const places = createPlaces();

/** From now on there is something to say: the first paint did not need the code that shows it. */
export const needSnackbar = (): void => places.need();

/** Says what came of something that the reader did, and more of it below where there is more. */
export function say(words: string, tone: 'valid' | 'invalid', description?: string): void {
  needSnackbar();
  void loadToast().then(({ showToast }) =>
    showToast(words, { tone, ...(description !== undefined && { description }) }),
  );
}

/** Whether the page says these words already, in the place of another answer or as a toast. */
const isOnPage = (words: string): boolean =>
  [...document.querySelectorAll('[role^="alert"]')].some(({ textContent }) => textContent.includes(words));

/** Says that a read failed, once: not where the page says it in the place of the answer. */
export function sayFailure(failure: ApiFailure): void {
  // What a reader may not see is said in its place; that there is no connection is said once for all reads.
  if (failure.status === 401 || failure.status === 403 || (failure.isUnreached && !navigator.onLine)) return;
  setTimeout(() => {
    const words = failureWords(failure);
    if (isSaidInPlace(failure) || isOnPage(words)) return;
    say(words, 'invalid');
  }, UNTIL_DRAWN);
}

/** Where failed reads are said, once something is. Several of these may stand on a page: one of them shows. */
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
