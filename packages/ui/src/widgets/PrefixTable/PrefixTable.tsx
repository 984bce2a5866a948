import type { OpenFace } from '../Face/face.ts';
import { isNarrowed } from '../FilteredTable/listView.ts';
import { withChange, type RowPage } from '../PagedTable/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import type { AnnouncedPrefix } from '../SearchResult/searchResult.ts';
import { PrefixFilters } from './PrefixFilters.tsx';
import { prefixColumns } from './prefixColumns.tsx';
import type { PrefixView } from './prefixView.ts';
import type { RoaEvidenceSource } from './roaEvidenceSource.ts';

/** Prefixes of one page, and how many there are on all pages. */
export type PrefixPage = RowPage<AnnouncedPrefix>;

export interface PrefixTableProps {
  /** What the table holds, for assistive technology. */
  readonly label: string;
  readonly prefixes: OpenFace<PrefixPage>;
  /** Adds the network of each prefix. Default false: all are of the page's own network. */
  readonly withOrigin?: boolean;
  /** Which page, sorted and narrowed how; absent where the whole list is shown. */
  readonly view?: PrefixView;
  /** Asked for with the whole new view: a filter or an order leads to page 1. */
  readonly onViewChange?: (view: PrefixView) => void;
  /** Other rows are on their way; those shown are the old ones. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its ending; adds the export. */
  readonly csvName?: string;
  /** All rows of the list for the file, when a page of it is shown. */
  readonly csvRows?: () => Promise<readonly AnnouncedPrefix[]>;
  /** Makes each ROA verdict show its reason. */
  readonly evidence?: RoaEvidenceSource;
}

/** Announced prefixes with their verdicts and how far they spread, each a step from its graph. */
export function PrefixTable({
  prefixes,
  withOrigin = false,
  view,
  onViewChange,
  evidence,
  ...table
}: PrefixTableProps) {
  const change = (next: Partial<PrefixView>) => view && onViewChange?.(withChange(view, next));
  return (
    <PagedTable<AnnouncedPrefix>
      {...table}
      noun="prefixes"
      columns={prefixColumns({ withOrigin, sortable: view !== undefined, evidence })}
      rowKey={({ prefix, origin }) => `${prefix} ${origin.asn}`}
      list={prefixes}
      withCount={view !== undefined}
      emptyHint="The loaded tables hold no prefix here."
      {...(view && {
        view,
        onViewChange: change,
        sort: view.sort,
        onSortChange: (sort) => change({ sort }),
        isNarrowed: isNarrowed(view),
        tools: <PrefixFilters view={view} onChange={change} />,
      })}
    />
  );
}
