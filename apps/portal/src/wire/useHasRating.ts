import { useSession } from '@routeglass/api-client/hooks';

/** Whether the reader has the rating subscription, which Pro features follow; false until that is known. */
export function useHasRating(): boolean {
  return useSession({}).data?.subscriptions.rating ?? false;
}
