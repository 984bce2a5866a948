import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';

/** Whether the reader has the rating subscription, which Pro features need; null until it is known. Sends no request if `isAsked` is false. */
export function useRatingSubscription(isAsked = true): boolean | null {
  const { data, error } = useCall(calls.session, isAsked ? {} : null);
  // Signed out: ignore the earlier answer, which is kept with the refusal.
  if (error?.status === 401) return false;
  return data ? data.subscriptions.rating : error ? false : null;
}

/** The same, but false while it is unknown. */
export function useHasRating(): boolean {
  return useRatingSubscription() ?? false;
}
