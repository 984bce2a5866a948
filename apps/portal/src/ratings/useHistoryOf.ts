import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { ratingQuery } from '@routeglass/api-client/page/rating';
import type { RatingTableProps } from '@routeglass/ui/RatingTable';
import { useMemo } from 'react';

/**
 * Earlier positions of the networks on a page of a rating, loaded after the page. Undefined if no earlier day is rated. The page itself tells the
 * table whether it has this column, so that the table can reserve the space.
 */
export function useHistoryOf(
  metric: string,
  query: ReturnType<typeof ratingQuery>,
  page: AnswerOf<Endpoints['asRating']> | undefined,
): RatingTableProps['history'] {
  const asns = page?.data.map(({ asn }) => asn) ?? [];
  const hasHistory = page === undefined || page.rated_days > 1;
  const { data } = useCall(
    calls.ratingHistory,
    page && hasHistory && asns.length > 0
      ? {
          params: { metric },
          query: {
            ip: query.ip,
            'rating-country': query['rating-country'],
            sample: page.sample ? 'yes' : 'no',
            asn: asns,
          },
        }
      : null,
    { keepPrevious: true },
  );
  return useMemo(() => {
    if (!hasHistory) return undefined;
    const positions = new Map(data?.networks.map((network) => [network.asn, network.positions]));
    return { days: data?.days ?? [], positionsOf: (asn: number) => positions.get(asn) };
  }, [hasHistory, data]);
}
