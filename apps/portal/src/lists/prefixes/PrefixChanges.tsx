import { prefixChanges, type PrefixChange as WireChange } from '@routeglass/api-client/prefixes';
import { useClient, usePrefetch, usePrefixChanges } from '@routeglass/api-client/hooks';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { PrefixChangesTable, type PrefixChange, type PrefixVerdicts } from '@routeglass/ui/PrefixChangesTable';
import { useSearchParams } from 'react-router';
import { allPages } from '../../wire/allPages.ts';
import { faceOf } from '../../wire/face.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { changesPage } from '../comparison/changesPage.ts';
import { CompareDates } from '../comparison/CompareDates.tsx';
import {
  comparisonQuery,
  readComparison,
  writeComparison,
  type ComparisonAddress,
  type DayPair,
} from '../comparison/comparison.ts';
import { usePastVerdictEvidence } from './usePastVerdictEvidence.ts';

interface PrefixChangesProps {
  readonly asn: number;
  readonly days: DayPair;
}

const list = { columns: ['change', 'prefix'], sortBy: 'change', order: 'asc' } as const;

/** How the announced prefixes of two days differ. */
export function PrefixChanges({ asn, days }: PrefixChangesProps) {
  const [search, setSearch] = useSearchParams();
  const address = readComparison(search, days, list);
  const { view, kind } = address;
  const params = { asn };
  const query = queryOf(address);
  const changes = usePrefixChanges({ params, query }, { keepPrevious: true });
  const hasNext = changes.data !== undefined && changes.data.current_page < changes.data.page_count;
  usePrefetch(prefixChanges, hasNext ? { params, query: { ...query, page: view.page + 1 } } : null);
  const evidence = usePastVerdictEvidence(asn);
  const client = useClient();
  const change = (next: Partial<ComparisonAddress<ListView>>) =>
    setSearch(writeComparison({ view, kind, ...next }, list, search), { preventScrollReset: true });
  useKnownPage(changes.error);

  return (
    <PrefixChangesTable
      label={`Changed prefixes of AS${asn}`}
      days={days}
      changes={faceOf(changes, ({ data, ...totals }) => changesPage(totals, data.map(prefixChange)))}
      kind={kind}
      onKindChange={(next) => change({ kind: next, view: { ...view, page: 1 } })}
      view={view}
      onViewChange={(next) => change({ view: next })}
      isStale={changes.isLoading}
      viewHref={useViewHref()}
      csvName={`AS${asn}-prefixes-${days.from}-${days.until}`}
      csvRows={(onProgress) =>
        allPages(async (page) => {
          const { data, page_count } = await client.call(prefixChanges, {
            params,
            query: { ...query, ...page },
          });
          return { rows: data.map(prefixChange), pageCount: page_count };
        }, onProgress)
      }
      evidence={evidence}
      filters={<CompareDates asn={asn} />}
    />
  );
}

function queryOf(address: ComparisonAddress) {
  const sortBy = address.view.sort.column === 'prefix' ? 'prefix' : 'change';
  return { ...comparisonQuery(address), 'sort-by': sortBy } as const;
}

function prefixChange({ prefix, change, before, after }: WireChange): PrefixChange {
  return { prefix, change, before: verdicts(before), after: verdicts(after) };
}

function verdicts(wire: WireChange['before']): PrefixVerdicts | null {
  return wire && { roa: wire.roa, routeObject: wire.route_object };
}
