import { neighborChanges, type NeighborChange, type NeighborList } from '@routeglass/api-client/neighbors';
import { useClient, useNeighborChanges, usePrefetch } from '@routeglass/api-client/hooks';
import { network } from '@routeglass/api-client/view';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { NeighbourChangesTable, type NeighbourChange } from '@routeglass/ui/NeighbourChangesTable';
import { useSearchParams } from 'react-router';
import { changesPage } from '../../lists/comparison/changesPage.ts';
import { CompareDates } from '../../lists/comparison/CompareDates.tsx';
import {
  comparisonQuery,
  readComparison,
  writeComparison,
  type ComparisonAddress,
  type DayPair,
} from '../../lists/comparison/comparison.ts';
import { endOfDay } from '../../lists/comparison/endOfDay.ts';
import { allPages } from '../../wire/allPages.ts';
import { faceOf } from '../../wire/face.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { usePastRelationEvidence } from './usePastRelationEvidence.ts';

interface NeighbourChangesProps {
  readonly asn: number;
  readonly type: NeighborList;
  readonly days: DayPair;
}

const list = { columns: ['change', 'neighbor-as'], sortBy: 'change', order: 'asc' } as const;

/** How the neighbours of two days differ. */
export function NeighbourChanges({ asn, type, days }: NeighbourChangesProps) {
  const [search, setSearch] = useSearchParams();
  const address = readComparison(search, days, list);
  const { view, kind } = address;
  const params = { asn, type };
  const query = queryOf(address);
  const changes = useNeighborChanges({ params, query }, { keepPrevious: true });
  const hasNext = changes.data !== undefined && changes.data.current_page < changes.data.page_count;
  usePrefetch(neighborChanges, hasNext ? { params, query: { ...query, page: view.page + 1 } } : null);
  const evidence = usePastRelationEvidence(asn);
  const client = useClient();
  const change = (next: Partial<ComparisonAddress<ListView>>) =>
    setSearch(writeComparison({ view, kind, ...next }, list, search), { preventScrollReset: true });
  useKnownPage(changes.error);

  return (
    <NeighbourChangesTable
      label={`Changed neighbors of AS${asn}`}
      days={days}
      changes={faceOf(changes, ({ data, ...totals }) => changesPage(totals, data.map(neighbourChange)))}
      kind={kind}
      onKindChange={(next) => change({ kind: next, view: { ...view, page: 1 } })}
      view={view}
      onViewChange={(next) => change({ view: next })}
      isStale={changes.isLoading}
      viewHref={useViewHref()}
      csvName={`AS${asn}-${type}-${days.from}-${days.until}`}
      csvRows={(onProgress) =>
        allPages(async (page) => {
          const { data, page_count } = await client.call(neighborChanges, {
            params,
            query: { ...query, ...page },
          });
          return { rows: data.map(neighbourChange), pageCount: page_count };
        }, onProgress)
      }
      evidence={({ day, ...relation }) => evidence({ ...relation, at: { endOf: endOfDay(day) } })}
      filters={<CompareDates asn={asn} />}
    />
  );
}

function queryOf(address: ComparisonAddress) {
  const sortBy = address.view.sort.column === 'neighbor-as' ? 'neighbor-as' : 'change';
  return { ...comparisonQuery(address), 'sort-by': sortBy } as const;
}

function neighbourChange({ neighbor_as, change, before, after }: NeighborChange): NeighbourChange {
  return { network: network(neighbor_as), change, before, after };
}
