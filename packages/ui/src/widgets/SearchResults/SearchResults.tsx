import { Link2, SearchX } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dataOf, type OpenFace } from '../Face/face.ts';
import { sortedRows } from '../PagedTable/sortedRows.ts';
import { PrefixTable, type PrefixTableProps } from '../PrefixTable/PrefixTable.tsx';
import { markedColumns } from '../SampleMark/SampleMark.tsx';
import { destinationOfResult } from '../SearchBox/destinationOfResult.ts';
import type { SearchResult } from '../SearchResult/searchResult.ts';
import { purposeSentence } from '../SearchResult/specialPurpose.ts';
import { groupResults, type ResultGroups } from './groupResults.ts';
import { asSetColumns, communityColumns, domainColumns, networkColumns, originColumns } from './resultColumns.tsx';
import { sortOfPage, sortOfSection } from './sectionSort.ts';

/** What the table of prefixes takes of the page around it: the evidence of its verdicts, and the way to their histories. */
type OfPrefixes = Pick<PrefixTableProps, 'evidence' | 'routeObjectEvidence' | 'onOpenHistory'>;

export interface SearchResultsProps extends OfPrefixes {
  /** The text that was searched for. */
  readonly query: string;
  readonly results: OpenFace<readonly SearchResult[]>;
  /** What one section is sorted by, `prefix.propagation`; absent where all stand as they were found, the best first. */
  readonly sort?: DataSort | undefined;
  /** Makes the headers sort. */
  readonly onSortChange?: (sort: DataSort) => void;
  /** The whole address of the search; adds the button that copies it. */
  readonly viewHref?: string;
}

/** Everything that a text finds, a section for each kind of thing. */
export function SearchResults({ query, results, sort, onSortChange, viewHref, ...ofPrefixes }: SearchResultsProps) {
  const found = dataOf(results);
  return (
    <Stack gap={32}>
      <Inline>
        <Heading level={1} size={24}>
          Search Results for "<bdi>{query}</bdi>"
        </Heading>
        {viewHref !== undefined && <CopyButton icon={Link2} label="Copy link" text={viewHref} />}
      </Inline>
      {results.status === 'loading' && <LoadingSections />}
      {results.status === 'error' && (
        <ErrorState title="The search failed" {...(results.onRetry && { onRetry: results.onRetry })}>
          {results.message}
        </ErrorState>
      )}
      {found?.length === 0 && (
        <EmptyState title="No data found" icon={SearchX}>
          No matches. Check the spelling, or try an AS number (AS64512), a name, a prefix (10.0.0.0/8), an address or a
          domain.
        </EmptyState>
      )}
      {found && found.length > 0 && <Sections groups={groupResults(found)} {...{ ofPrefixes, sort, onSortChange }} />}
    </Stack>
  );
}

interface SectionsProps {
  readonly groups: ResultGroups;
  readonly ofPrefixes: OfPrefixes;
  readonly sort: DataSort | undefined;
  readonly onSortChange: SearchResultsProps['onSortChange'];
}

function Sections({ groups, ofPrefixes, sort, onSortChange }: SectionsProps) {
  const prefixes = groups.prefix;
  const orderOf = (section: SearchResult['type']) => ({
    sort: sortOfSection(section, sort),
    ...(onSortChange && { onSortChange: (next: DataSort) => onSortChange(sortOfPage(section, next)) }),
  });
  return (
    <>
      {groups['special-purpose'].map((purpose) => (
        <Banner key={purpose.prefix} title="Special-purpose addresses">
          {purposeSentence(purpose)}
        </Banner>
      ))}
      <TableSection
        title="Autonomous Systems"
        columns={networkColumns}
        rows={groups['autonomous-system']}
        {...orderOf('autonomous-system')}
      />
      <TableSection title="Origins" columns={originColumns} rows={groups.origin} {...orderOf('origin')} />
      {prefixes.length > 0 && (
        <PrefixTable
          label="Prefixes"
          withOrigin
          prefixes={{ status: 'ready', data: { rows: prefixes, total: prefixes.length } }}
          heading={<SectionHeading title="Prefixes" count={prefixes.length} />}
          csvName={csvName('Prefixes')}
          {...orderOf('prefix')}
          {...ofPrefixes}
        />
      )}
      <TableSection title="Domains" columns={domainColumns} rows={groups.domain} {...orderOf('domain')} />
      <TableSection title="AS-SETs" columns={asSetColumns} rows={groups['as-set']} {...orderOf('as-set')} />
      <TableSection
        title="BGP Communities"
        columns={communityColumns}
        rows={groups['bgp-community']}
        {...orderOf('bgp-community')}
      />
      {groups.unknown.length > 0 && (
        <Stack gap={8}>
          <SectionHeading title="Invalid search result type" count={groups.unknown.length} />
          <Text tone="muted" size={14}>
            The server returned a type of result that this page does not know. Reload to get the newest version.
          </Text>
        </Stack>
      )}
    </>
  );
}

interface TableSectionProps<Row> {
  readonly title: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly sort: DataSort | undefined;
  readonly onSortChange?: (sort: DataSort) => void;
}

function TableSection<Row extends SearchResult>({ title, rows, ...table }: TableSectionProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <DataTable<Row>
      {...table}
      label={title}
      columns={markedColumns(table.columns)}
      rows={sortedRows(rows, table.columns, table.sort)}
      rowKey={(row) => rowKey(row)}
      total={null}
      tools={<SectionHeading title={title} count={rows.length} />}
      csvName={csvName(title)}
    />
  );
}

const csvName = (title: string) => `search-${title.toLowerCase().replaceAll(' ', '-')}`;

/** Networks of a prefix are told apart by both, and what routes say from what registries say; everything else by where it leads. */
const rowKey = (row: SearchResult) =>
  row.type === 'origin' ? `${row.prefix} ${row.origin.asn} ${row.knownBy}` : (destinationOfResult(row) ?? row.type);

interface SectionHeadingProps {
  readonly title: string;
  readonly count: number;
}

function SectionHeading({ title, count }: SectionHeadingProps) {
  return (
    <Inline>
      <Heading level={2} size={16}>
        {title}
      </Heading>
      <Badge>{count}</Badge>
    </Inline>
  );
}

function LoadingSections() {
  return (
    <Stack gap={8}>
      <Skeleton width="18ch" />
      <DataTable label="Search results" columns={networkColumns} rows={undefined} rowKey={() => ''} skeletonRows={5} />
    </Stack>
  );
}
