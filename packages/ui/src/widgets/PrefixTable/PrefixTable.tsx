import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { mapFace, type OpenFace } from '../../facts/face.ts';
import { FilteredTable, type FilteredTableFrame } from '../FilteredTable/FilteredTable.tsx';
import { MissingSource } from '../MissingSource/MissingSource.tsx';
import type { RowPage } from '../../facts/pageView.ts';
import { markedColumns } from '../SampleMark/SampleMark.tsx';
import { sortedRows } from '../../facts/sortedRows.ts';
import type { ListedPrefix } from './listedPrefix.ts';
import { prefixColumns } from './prefixColumns.tsx';
import type { PrefixHistory } from '../../facts/prefixHistory.ts';
import type { RoaEvidenceSource, RouteObjectEvidenceSource } from '../../facts/roaEvidenceSource.ts';
import { type Unjudged, unjudgedAmong, type VerdictSource } from '../../facts/unjudged.ts';

/** The prefixes of one page, and the total over all pages. */
export type PrefixPage = RowPage<ListedPrefix>;

export interface PrefixTableProps extends FilteredTableFrame<ListedPrefix> {
  readonly prefixes: OpenFace<PrefixPage>;
  /** Adds the network of each prefix. Default false: all belong to the page's own network. */
  readonly withOrigin?: boolean;
  /** Explanation of an empty list. Default: that no prefix is in the loaded tables. */
  readonly emptyHint?: string;
  /** Adds when each prefix was announced. Default false: all are current. */
  readonly withSpan?: boolean;
  /** Sources of verdicts that are not loaded: the list says so, tells how to load them, and shows no verdict. Default none. */
  readonly unjudged?: Unjudged;
  /** Adds the registered name of each prefix. Default false. */
  readonly withName?: boolean;
  /** Gives each ROA verdict its evidence. */
  readonly evidence?: RoaEvidenceSource;
  /** Gives each verdict by route objects its evidence. */
  readonly routeObjectEvidence?: RouteObjectEvidenceSource;
  /** Links each verdict to its history, and adds that of the announcement: open the dialog of that history. */
  readonly onOpenHistory?: (row: ListedPrefix, history: PrefixHistory) => void;
}

const NONE: readonly VerdictSource[] = [];

/** Announced prefixes with their verdicts and propagation, each with a link to its graph. */
export function PrefixTable({
  prefixes,
  withOrigin = false,
  emptyHint = 'No prefixes in the loaded tables.',
  withSpan = false,
  unjudged = NONE,
  withName = false,
  evidence,
  routeObjectEvidence,
  onOpenHistory,
  ...frame
}: PrefixTableProps) {
  const { view, sort, onSortChange } = frame;
  const columns = prefixColumns({
    withOrigin,
    withSpan,
    withName,
    sortable: view !== undefined || onSortChange !== undefined,
    unjudged,
    evidence,
    routeObjectEvidence,
    onOpenHistory,
  });
  // A page comes sorted; a whole list is sorted here.
  const list = view
    ? prefixes
    : mapFace(prefixes, ({ rows, total }) => ({ rows: sortedRows(rows, columns, sort), total }));
  const table = (
    <FilteredTable<ListedPrefix>
      {...frame}
      list={list}
      columns={withOrigin ? markedColumns(columns) : columns}
      rowKey={({ prefix, origin }) => `${prefix} ${origin.asn}`}
      noun="prefixes"
      emptyHint={emptyHint}
    />
  );
  const missing = unjudgedOn(list, unjudged);
  return (
    <Stack gap={12}>
      {missing.length > 0 && (
        <Banner>
          <MissingSource source={missing} />
        </Banner>
      )}
      {table}
    </Stack>
  );
}

/** Missing sources announced above a list: while it loads, those that apply to all rows, so that they do not move later. */
function unjudgedOn(list: PrefixTableProps['prefixes'], unjudged: Unjudged): readonly VerdictSource[] {
  if (list.status === 'loading') return typeof unjudged === 'function' ? NONE : unjudged;
  return list.status === 'ready' ? unjudgedAmong(unjudged, list.data.rows) : NONE;
}
