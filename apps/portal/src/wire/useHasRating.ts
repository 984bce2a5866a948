import { useSession } from '@routeglass/api-client/hooks';

/** Whether the reader has the rating subscription, which Pro features follow; null until that is known. Nobody asks where `isAsked` is false. */
export function useRatingSubscription(isAsked = true): boolean | null {
  const { data, error } = useSession(isAsked ? {} : null);
  // Nobody is signed in: a former answer, which is kept beside the refusal, counts no more.
  if (error?.status === 401) return false;
  return data ? data.subscriptions.rating : error ? false : null;
}

/** The same where what is not known yet is as good as locked. */
export function useHasRating(): boolean {
  return useRatingSubscription() ?? false;
}
