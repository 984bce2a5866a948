import type { OpenFace } from '../Face/face.ts';
import { FilteredTable, type FilteredTableFrame } from '../FilteredTable/FilteredTable.tsx';
import type { RowPage } from '../PagedTable/pageView.ts';
import type { AnnouncedPrefix } from '../SearchResult/searchResult.ts';
import { prefixColumns, type PrefixHistory } from './prefixColumns.tsx';
import type { RoaEvidenceSource } from './roaEvidenceSource.ts';

/** Prefixes of one page, and how many there are on all pages. */
export type PrefixPage = RowPage<AnnouncedPrefix>;

export interface PrefixTableProps extends FilteredTableFrame<AnnouncedPrefix> {
  readonly prefixes: OpenFace<PrefixPage>;
  /** Adds the network of each prefix. Default false: all are of the page's own network. */
  readonly withOrigin?: boolean;
  /** Makes each ROA verdict show its reason. */
  readonly evidence?: RoaEvidenceSource;
  /** Makes each verdict lead to its history, and adds that of the announcement: open the dialog of that history. */
  readonly onOpenHistory?: (row: AnnouncedPrefix, history: PrefixHistory) => void;
}

/** Announced prefixes with their verdicts and how far they spread, each a step from its graph. */
export function PrefixTable({ prefixes, withOrigin = false, evidence, onOpenHistory, ...frame }: PrefixTableProps) {
  return (
    <FilteredTable<AnnouncedPrefix>
      {...frame}
      list={prefixes}
      columns={prefixColumns({ withOrigin, sortable: frame.view !== undefined, evidence, onOpenHistory })}
      rowKey={({ prefix, origin }) => `${prefix} ${origin.asn}`}
      noun="prefixes"
      emptyHint="The loaded tables hold no prefix here."
    />
  );
}
