import { neighborCalls, type NeighborList } from '@routeglass/api-client/neighbors';
import { useClient, useNeighborCountries, useNeighborList, usePrefetch } from '@routeglass/api-client/hooks';
import { ActiveOnlyFilter } from '@routeglass/ui/ActiveOnlyFilter';
import { CountryFilterPopover } from '@routeglass/ui/CountryFilterPopover';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { NeighbourTable } from '@routeglass/ui/NeighbourTable';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { readAsn } from '../../address/asn.ts';
import { CompareDates } from '../../lists/comparison/CompareDates.tsx';
import { useLastMonths } from '../../lists/lastMonths.ts';
import { countryCount } from '../../wire/country.ts';
import { faceOf } from '../../wire/face.ts';
import { useHasRating } from '../../wire/useHasRating.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { readSearch, writeSearch, type NeighbourAddress } from './address.ts';
import { allNeighbours } from './allNeighbours.ts';
import { neighbour, neighbourFilters, neighbourQuery } from './neighbours.ts';
import { useRelationEvidence } from './useRelationEvidence.ts';

const RelationHistory = lazy(async () => ({ default: (await import('./RelationHistory.tsx')).RelationHistory }));

interface NeighbourListProps {
  readonly asn: number;
  readonly type: NeighborList;
}

/** The neighbours of a network, as the address narrows, sorts and pages them. */
export function NeighbourList({ asn, type }: NeighbourListProps) {
  const [search, setSearch] = useSearchParams();
  const address = readSearch(search);
  const { view } = address;
  const form = view.ipVersion === 'all' ? 'merged' : 'apart';
  const known = useLastMonths(asn);
  const days = known ?? {};
  const params = { asn, type };
  const list = useNeighborList(form, known && { params, query: neighbourQuery(address, known) }, {
    keepPrevious: true,
  });
  const hasNext = list.data !== undefined && list.data.current_page < list.data.page_count;
  const following = neighbourQuery({ ...address, view: { ...view, page: view.page + 1 } }, days);
  usePrefetch(neighborCalls[form].list, hasNext ? { params, query: following } : null);
  const countries = useNeighborCountries(form, known && { params, query: neighbourFilters(address, known) }, {
    keepPrevious: true,
  });
  const evidence = useRelationEvidence(asn);
  const isPro = useHasRating();
  const client = useClient();
  const change = (next: Partial<NeighbourAddress<ListView>>) =>
    setSearch(writeSearch({ ...address, ...next }, search), { preventScrollReset: true });
  const narrow = (next: Partial<NeighbourAddress>) => change({ view: { ...view, page: 1 }, ...next });
  useKnownPage(list.error);
  const opened = readAsn(address.history ?? undefined);
  const { face, missingSource } = useMissingSource(
    asn,
    'routes',
    faceOf(list, ({ data, record_count }) => ({ rows: data.map(neighbour), total: record_count })),
  );

  return (
    <>
      <NeighbourTable
        label={`Neighbors of AS${asn}`}
        neighbours={face}
        missingSource={missingSource}
        view={view}
        onViewChange={(next) => change({ view: next })}
        isStale={list.isLoading}
        csvName={`AS${asn}-${type}`}
        viewHref={useViewHref()}
        csvRows={(onProgress) => allNeighbours(client, { asn, type, form, days }, address, onProgress)}
        evidence={evidence}
        onOpenHistory={({ network }) => change({ history: String(network.asn) })}
        filtersInForce={Number(address.countries.length > 0) + Number(address.activeOnly)}
        filters={
          <>
            <CountryFilterPopover
              countries={faceOf(countries, (all) => all.map(countryCount))}
              selected={address.countries}
              onCommit={(codes) => narrow({ countries: codes })}
              isPro={isPro}
            />
            <ActiveOnlyFilter
              isSelected={address.activeOnly}
              onChange={(activeOnly) => narrow({ activeOnly })}
              isPro={isPro}
            />
            <CompareDates asn={asn} />
          </>
        }
      />
      {opened !== null && (
        <Suspense>
          <RelationHistory asn={asn} neighbour={opened} ip={view.ipVersion} onClose={() => change({ history: null })} />
        </Suspense>
      )}
    </>
  );
}
