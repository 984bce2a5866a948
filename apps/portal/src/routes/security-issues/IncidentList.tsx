import { useIncidentHistogram } from '@routeglass/api-client/hooks';
import { incidentCalls } from '@routeglass/api-client/incidents';
import type { IncidentKind } from '@routeglass/domain/incidents';
import { incident } from '../../lists/incidents/incident.ts';
import { IncidentSection } from '../../lists/incidents/IncidentSection.tsx';
import { useNewest } from '../../lists/incidents/useNewest.ts';
import { usePagedList } from '../../lists/paged/usePagedList.ts';
import { useHasRating } from '../../wire/useHasRating.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';
import { useUnjudged } from '../../wire/useUnjudged.ts';
import { useSearchParams } from 'react-router';
import { filtersInForce, isNarrowed, readSearch, writeSearch } from './address.ts';
import { IncidentFilters } from './IncidentFilters.tsx';
import { incidentFilters, incidentQuery } from './incidents.ts';

interface IncidentListProps {
  readonly asn: number;
  readonly kind: IncidentKind;
}

/** A network's incidents of one kind, a histogram of when they began, and the evidence of each. */
export function IncidentList({ asn, kind }: IncidentListProps) {
  const [search] = useSearchParams();
  // The address also determines which call is used.
  const { list: path } = readSearch(search, kind);
  const params = { asn };
  const page = usePagedList(
    incidentCalls(kind, path).list,
    { params },
    {
      read: (text) => readSearch(text, kind),
      write: (state, before) => writeSearch(state, kind, before),
      query: incidentQuery,
    },
    incident,
  );
  const { state, narrow } = page;
  const histogram = useIncidentHistogram(kind, path, { params, query: incidentFilters(state) }, { keepPrevious: true });
  const asOf = useNewest(params);
  const isPro = useHasRating();
  const { face, missingSource } = useMissingSource(asn, 'routes', page.rows);

  return (
    <IncidentSection
      page={page}
      label={`Incidents of AS${asn}`}
      kind={kind}
      own={asn}
      list={path}
      onListChange={(chosen) => narrow({ list: chosen })}
      incidents={face}
      histogram={histogram}
      asOf={asOf}
      missingSource={missingSource}
      unjudged={useUnjudged(asn)}
      csvName={`AS${asn}-${kind}`}
      isFiltered={isNarrowed(state)}
      filtersInForce={filtersInForce(state)}
      filters={<IncidentFilters {...{ asn, kind, isPro }} address={state} onNarrow={narrow} />}
    />
  );
}
