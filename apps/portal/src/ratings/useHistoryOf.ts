import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { ratingQuery } from '@routeglass/api-client/page/rating';
import type { RatingTableProps } from '@routeglass/ui/RatingTable';
import { useMemo } from 'react';

/**
 * Where the networks of a page of a rating stood on former days, asked for once the page is there. Undefined where no former day is rated: the
 * table knows from the page itself whether it has a column for it, and keeps the place of one until then.
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
