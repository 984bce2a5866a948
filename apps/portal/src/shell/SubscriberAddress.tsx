import { Skeleton } from '@routeglass/ui/Skeleton';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { withoutSubscriberParameters } from '../address/subscriberParameters.ts';
import { useRatingSubscription } from '../wire/useHasRating.ts';

/**
 * Turns off filters and the player for readers without the subscription, also if it ends meanwhile. So no page sends a query that the server would
 * refuse.
 */
export function SubscriberAddress({ children }: { readonly children: ReactNode }) {
  const [search] = useSearchParams();
  const open = withoutSubscriberParameters(search);
  const hasRating = useRatingSubscription(open !== null);
  if (open === null || hasRating) return children;
  if (hasRating === null) return <Skeleton shape="block" height="60vh" />;
  return <Navigate to={{ search: open.toString() }} replace />;
}
