import { neighborCalls, type NeighborList } from '@routeglass/api-client/neighbors';
import { useNeighborCountries } from '@routeglass/api-client/hooks';
import { ActiveOnlyFilter } from '@routeglass/ui/ActiveOnlyFilter';
import { CountryFilterPopover } from '@routeglass/ui/CountryFilterPopover';
import { NeighborTable } from '@routeglass/ui/NeighborTable';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { readAsn } from '../../address/asn.ts';
import { CompareDates } from '../../lists/comparison/CompareDates.tsx';
import { useLastMonths } from '../../lists/lastMonths.ts';
import { countryCount } from '../../wire/country.ts';
import { usePagedList } from '../../lists/paged/usePagedList.ts';
import { faceOf } from '../../wire/face.ts';
import { useHasRating } from '../../wire/useHasRating.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';
import { readSearch, writeSearch } from './address.ts';
import { neighbor, neighborFilters, neighborQuery } from './neighbors.ts';
import { useRelationEvidence } from './useRelationEvidence.ts';

const RelationHistory = lazy(async () => ({ default: (await import('./RelationHistory.tsx')).RelationHistory }));

interface NeighborListProps {
  readonly asn: number;
  readonly type: NeighborList;
}

/** The neighbors of a network, as the address narrows, sorts and pages them. */
export function NeighborList({ asn, type }: NeighborListProps) {
  const [search] = useSearchParams();
  // Joined IPv4 and IPv6 need a different call; the choice is in the address.
  const form = readSearch(search).view.ipVersion === 'all' ? 'merged' : 'apart';
  const days = useLastMonths(asn);
  const params = { asn, type };
  const { state, change, narrow, rows, table } = usePagedList(
    neighborCalls[form].list,
    days ? { params } : null,
    { read: readSearch, write: writeSearch, query: (address) => neighborQuery(address, days ?? {}) },
    neighbor,
  );
  const countries = useNeighborCountries(form, days && { params, query: neighborFilters(state, days) }, {
    keepPrevious: true,
  });
  const evidence = useRelationEvidence(asn);
  const isPro = useHasRating();
  const opened = readAsn(state.history ?? undefined);
  const { face, missingSource } = useMissingSource(asn, 'routes', rows);

  return (
    <>
      <NeighborTable
        {...table}
        label={`Neighbors of AS${asn}`}
        neighbors={face}
        missingSource={missingSource}
        csvName={`AS${asn}-${type}`}
        evidence={evidence}
        onOpenHistory={({ network }) => change({ history: String(network.asn) })}
        filtersInForce={Number(state.countries.length > 0) + Number(state.activeOnly)}
        filters={
          <>
            <CountryFilterPopover
              countries={faceOf(countries, (all) => all.map(countryCount))}
              selected={state.countries}
              onCommit={(codes) => narrow({ countries: codes })}
              isPro={isPro}
            />
            <ActiveOnlyFilter
              isSelected={state.activeOnly}
              onChange={(activeOnly) => narrow({ activeOnly })}
              isPro={isPro}
            />
            <CompareDates asn={asn} />
          </>
        }
      />
      {opened !== null && (
        <Suspense>
          <RelationHistory
            asn={asn}
            neighbor={opened}
            ip={state.view.ipVersion}
            onClose={() => change({ history: null })}
          />
        </Suspense>
      )}
    </>
  );
}
