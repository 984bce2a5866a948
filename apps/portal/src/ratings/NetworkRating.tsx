import { endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useClient, usePrefetch } from '@routeglass/api-client/hooks';
import { ratingQuery } from '@routeglass/api-client/page/rating';
import { ratingPage } from '@routeglass/api-client/view';
import type { Metric } from '@routeglass/domain/rating-metrics';
import { RatingTable, ratingSortKeys } from '@routeglass/ui/RatingTable';
import { Stack } from '@routeglass/ui/Stack';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { allPages } from '../wire/allPages.ts';
import { faceOf } from '../wire/face.ts';
import { useScoreEvidence } from '../wire/scoreEvidence.ts';
import { useRatingSubscription } from '../wire/useHasRating.ts';
import { useKnownPage } from '../wire/useKnownPage.ts';
import { useViewHref } from '../wire/useViewHref.ts';
import { readRating, writeRating, type RatingAddress } from './address.ts';
import { ratingLabel } from './chosenRating.ts';
import { CountryFilter, RatingCountryFilter } from './CountryFilters.tsx';
import { IpVersionChoice } from './IpVersionChoice.tsx';
import { useHistoryOf } from './useHistoryOf.ts';
import { RatedDay } from './RatedDay.tsx';
import { lockOf } from './rights.ts';

/** Networks rated by one metric, as the address narrows, sorts and pages them. */
export function NetworkRating({ metric }: { readonly metric: Metric }) {
  const [search, setSearch] = useSearchParams();
  const address = readRating(search, ratingSortKeys);
  const { ip, view, filterCountry, ratingCountry } = address;
  const isLocal = metric.type === 'local';
  const needsCountry = isLocal && ratingCountry === '';
  const hasRating = useRatingSubscription();
  const lock = lockOf(search);
  const isOpen = !needsCountry && (lock === null || hasRating === true);
  const isLocked = lock !== null && hasRating === false;
  const params = { metric: metric.name };
  const query = ratingQuery(search);
  const list = useCall(calls.asRating, isOpen ? { params, query } : null, { keepPrevious: true });
  const hasNext = hasRating === true && list.data !== undefined && view.page < list.data.page_count;
  usePrefetch(endpoints.asRating, hasNext ? { params, query: { ...query, page: view.page + 1 } } : null);
  const history = useHistoryOf(metric.name, query, list.data);
  const client = useClient();
  const scoreEvidence = useScoreEvidence();
  const evidence = useCallback(
    ({ asn }: { asn: number }) => scoreEvidence(asn, ip === '4' ? 4 : 6),
    [scoreEvidence, ip],
  );
  const viewHref = useViewHref();

  const change = (next: Partial<RatingAddress<string>>, replace = false) =>
    setSearch(writeRating({ ...address, ...next }, search), { preventScrollReset: true, replace });
  useKnownPage(list.error, () => change({ view: { ...view, page: 1 } }, true));
  const narrow = (next: Partial<RatingAddress<string>>) => change({ view: { ...view, page: 1 }, ...next });

  return (
    <Stack gap={12}>
      <RatedDay
        day={list.data ? list.data.day : needsCountry || isLocked || list.error ? null : undefined}
        comparedWith={list.data?.compared_with}
      />
      <RatingTable
        label={ratingLabel(metric)}
        valueName={metric.title}
        about={metric.description}
        rating={isLocked ? { status: 'locked' } : faceOf(list, ratingPage)}
        lockedTitle={lock ?? undefined}
        isCompared={list.data?.compared_with !== null}
        view={view}
        onViewChange={(next) => change({ view: { ...view, ...next } })}
        needsCountry={needsCountry}
        isPartial={hasRating === false && (needsCountry || (list.data?.page_count ?? 0) > 1)}
        isStale={list.isLoading}
        isFiltered={filterCountry !== ''}
        viewHref={viewHref}
        history={history}
        csvName={`rating-${metric.name}-ipv${ip}`}
        csvRows={
          hasRating
            ? (onProgress: (done: number) => void) =>
                allPages(async (page) => {
                  const answer = await client.call(endpoints.asRating, { params, query: { ...query, ...page } });
                  return { rows: ratingPage(answer).rows, pageCount: answer.page_count };
                }, onProgress)
            : undefined
        }
        evidence={metric.name === 'score' ? evidence : undefined}
        filters={
          <>
            <IpVersionChoice selected={ip} onSelect={(next) => narrow({ ip: next })} />
            {isLocal && (
              <RatingCountryFilter
                {...{ hasRating, ip }}
                selected={ratingCountry}
                onSelect={(code) => narrow({ ratingCountry: code })}
              />
            )}
            <CountryFilter
              hasRating={hasRating}
              selected={filterCountry}
              onSelect={(code) => narrow({ filterCountry: code })}
            />
          </>
        }
      />
    </Stack>
  );
}
