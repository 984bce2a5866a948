import { incidentCalls } from '@routeglass/api-client/incidents';
import { useClient, useIncidentHistogram, useIncidentList, usePrefetch } from '@routeglass/api-client/hooks';
import type { IncidentKind } from '@routeglass/domain/incidents';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { IncidentHistogram } from '@routeglass/ui/IncidentHistogram';
import { IncidentTable } from '@routeglass/ui/IncidentTable';
import { Stack } from '@routeglass/ui/Stack';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { buckets, incident } from '../../lists/incidents/incident.ts';
import { useVerdictEvidence } from '../../lists/incidents/useVerdictEvidence.ts';
import { allPages } from '../../wire/allPages.ts';
import { faceOf } from '../../wire/face.ts';
import { useHasRating } from '../../wire/useHasRating.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { filtersInForce, isNarrowed, readSearch, writeSearch, type IncidentAddress } from './address.ts';
import { useNewest } from '../../lists/incidents/useNewest.ts';
import { IncidentFilters } from './IncidentFilters.tsx';
import { incidentFilters, incidentQuery } from './incidents.ts';

const IncidentEvidence = lazy(async () => ({
  default: (await import('../../lists/incidents/IncidentEvidence.tsx')).IncidentEvidence,
}));

interface IncidentListProps {
  readonly asn: number;
  readonly kind: IncidentKind;
}

/** The incidents of one kind with a network in them, when they began, and the evidence of each. */
export function IncidentList({ asn, kind }: IncidentListProps) {
  const [search, setSearch] = useSearchParams();
  const address = readSearch(search, kind);
  const isPro = useHasRating();
  const { view, list: path, day } = address;
  const params = { asn };
  const list = useIncidentList(kind, path, { params, query: incidentQuery(address) }, { keepPrevious: true });
  const histogram = useIncidentHistogram(
    kind,
    path,
    { params, query: incidentFilters(address) },
    {
      keepPrevious: true,
    },
  );
  const asOf = useNewest(params);
  const hasNext = list.data !== undefined && list.data.current_page < list.data.page_count;
  const next = incidentQuery({ ...address, view: { ...view, page: view.page + 1 } });
  usePrefetch(incidentCalls(kind, path).list, hasNext ? { params, query: next } : null);
  const evidence = useVerdictEvidence();
  const viewHref = useViewHref();
  const client = useClient();
  const change = (part: Partial<IncidentAddress<ListView>>) =>
    setSearch(writeSearch({ ...address, ...part }, kind, search), { preventScrollReset: true });
  const narrow = (part: Partial<IncidentAddress>) => change({ view: { ...view, page: 1 }, ...part });
  useKnownPage(list.error);
  const { face: incidents, missingSource } = useMissingSource(
    asn,
    'routes',
    faceOf(list, ({ data, record_count }) => ({ rows: data.map(incident), total: record_count })),
  );
  const shown =
    incidents.status === 'ready' ? incidents.data.rows.find(({ id }) => id === address.incident) : undefined;

  return (
    <Stack gap={24}>
      <IncidentHistogram
        kind={kind}
        buckets={faceOf(histogram, (days) => buckets(days, asOf))}
        asOf={asOf}
        missingSource={missingSource}
        onSelect={({ from }) => {
          const chosen = from.toISOString().slice(0, 10);
          narrow({ day: chosen === day ? '' : chosen });
        }}
        {...(day !== '' && { selected: new Date(day) })}
      />
      <IncidentTable
        label={`Incidents of AS${asn}`}
        kind={kind}
        own={asn}
        list={path}
        onListChange={(chosen) => narrow({ list: chosen })}
        incidents={incidents}
        missingSource={missingSource}
        view={view}
        onViewChange={(changed) => change({ view: changed })}
        isStale={list.isLoading}
        csvName={`AS${asn}-${kind}`}
        viewHref={viewHref}
        csvRows={(onProgress) =>
          allPages(async (page) => {
            const query = { ...incidentQuery(address), ...page };
            const answer = await client.call(incidentCalls(kind, path).list, { params, query });
            return { rows: answer.data.map(incident), pageCount: answer.page_count };
          }, onProgress)
        }
        evidence={evidence}
        onShowEvidence={({ id }) => change({ incident: id })}
        isFiltered={isNarrowed(address)}
        filtersInForce={filtersInForce(address)}
        filters={<IncidentFilters {...{ asn, kind, address }} isPro={isPro} onNarrow={narrow} />}
      />
      {address.incident !== '' && (
        <Suspense>
          <IncidentEvidence id={address.incident} shown={shown} onClose={() => change({ incident: '' })} />
        </Suspense>
      )}
    </Stack>
  );
}
