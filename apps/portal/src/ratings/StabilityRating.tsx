import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { stabilityQuery } from '@routeglass/api-client/page/rating';
import type { Metric } from '@routeglass/domain/rating-metrics';
import { NationalStabilityTable, stabilitySortKeys } from '@routeglass/ui/NationalStabilityTable';
import { Stack } from '@routeglass/ui/Stack';
import { useSearchParams } from 'react-router';
import { faceOf } from '../wire/face.ts';
import { useViewHref } from '../wire/useViewHref.ts';
import { readRating, writeRating, type RatingAddress } from './address.ts';
import { IpVersionChoice } from './IpVersionChoice.tsx';
import { RatedDay } from './RatedDay.tsx';
import { pageOfCountries } from './stability.ts';

/** Countries rated by the damage that the failure of one network would cause. */
export function StabilityRating({ metric }: { readonly metric: Metric }) {
  const [search, setSearch] = useSearchParams();
  const address = readRating(search, stabilitySortKeys);
  const { ip, view } = address;
  const list = useCall(calls.nationalStability, { query: stabilityQuery(search) }, { keepPrevious: true });
  const viewHref = useViewHref();
  const change = (next: Partial<RatingAddress<string>>) =>
    setSearch(writeRating({ ...address, ...next }, search), { preventScrollReset: true });
  return (
    <Stack gap={12}>
      <RatedDay day={list.error && !list.data ? null : list.data?.day} comparedWith={list.data?.compared_with} />
      <NationalStabilityTable
        countries={faceOf(list, (answer: AnswerOf<Endpoints['nationalStability']>) => pageOfCountries(answer, view))}
        about={metric.description}
        isCompared={list.data?.compared_with !== null}
        view={view}
        onViewChange={(next) => change({ view: { ...view, ...next } })}
        isStale={list.isLoading}
        viewHref={viewHref}
        csvName={`${metric.name}-ipv${ip}`}
        filters={
          <IpVersionChoice selected={ip} onSelect={(next) => change({ ip: next, view: { ...view, page: 1 } })} />
        }
      />
    </Stack>
  );
}
