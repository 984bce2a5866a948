import { Skeleton } from '@routeglass/ui/Skeleton';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { withoutSubscriberParameters } from '../address/subscriberParameters.ts';
import { useRatingSubscription } from '../wire/useHasRating.ts';

/**
 * Shows a page only with what its reader may use: of an address with filters or a player for subscribers, those are turned off for
 * anybody else, also when the subscription is lost meanwhile. So no page ever asks what the server would refuse.
 */
export function SubscriberAddress({ children }: { readonly children: ReactNode }) {
  const [search] = useSearchParams();
  const open = withoutSubscriberParameters(search);
  const hasRating = useRatingSubscription(open !== null);
  if (open === null || hasRating) return children;
  if (hasRating === null) return <Skeleton shape="block" height="60vh" />;
  return <Navigate to={{ search: open.toString() }} replace />;
}
