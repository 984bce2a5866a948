import { Link2, SearchX } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
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
import { SearchExamples, type SearchExample } from '../SearchExamples/SearchExamples.tsx';
import type { SearchResult } from '../SearchResult/searchResult.ts';
import { purposeSentence } from '../SearchResult/specialPurpose.ts';
import { groupResults } from './groupResults.ts';
import { asSetColumns, communityColumns, domainColumns, networkColumns, originColumns } from './resultColumns.tsx';
import { sectionOrder, type Section } from './sectionOrder.ts';
import { sortOfPage, sortOfSection } from './sectionSort.ts';

/** What the table of prefixes takes of the page around it: the evidence of its verdicts, and the way to their histories. */
type OfPrefixes = Pick<PrefixTableProps, 'evidence' | 'routeObjectEvidence' | 'onOpenHistory'>;

export interface SearchResultsProps extends OfPrefixes {
  /** The text that was searched for; empty where nothing was, which shows the examples. */
  readonly query: string;
  readonly results: OpenFace<readonly SearchResult[]>;
  /** What may be searched for. */
  readonly examples?: readonly SearchExample[];
  /** What one section is sorted by, `prefix.propagation`; absent where all stand as they were found, the best first. */
  readonly sort?: DataSort | undefined;
  /** Makes the headers sort. */
  readonly onSortChange?: (sort: DataSort) => void;
  /** The whole address of the search; adds the button that copies it. */
  readonly viewHref?: string;
}

/** Everything that a text finds, a section for each kind of thing; the one that holds exactly that comes first. */
export function SearchResults(props: SearchResultsProps) {
  const { query, results, examples = [], sort, onSortChange, viewHref, ...ofPrefixes } = props;
  if (query === '') return <NothingAsked examples={examples} />;
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
          <SearchExamples examples={examples} />
        </EmptyState>
      )}
      {found && found.length > 0 && <Sections {...{ query, found, ofPrefixes, sort, onSortChange }} />}
    </Stack>
  );
}

interface SectionsProps {
  readonly query: string;
  readonly found: readonly SearchResult[];
  readonly ofPrefixes: OfPrefixes;
  readonly sort: DataSort | undefined;
  readonly onSortChange: SearchResultsProps['onSortChange'];
}

function Sections({ query, found, ofPrefixes, sort, onSortChange }: SectionsProps) {
  const groups = groupResults(found);
  const prefixes = groups.prefix;
  const orderOf = (section: SearchResult['type']) => ({
    sort: sortOfSection(section, sort),
    ...(onSortChange && { onSortChange: (next: DataSort) => onSortChange(sortOfPage(section, next)) }),
  });
  const sections: Readonly<Record<Section, ReactNode>> = {
    'autonomous-system': (
      <TableSection
        title="Autonomous Systems"
        columns={networkColumns}
        rows={groups['autonomous-system']}
        {...orderOf('autonomous-system')}
      />
    ),
    origin: <TableSection title="Origins" columns={originColumns} rows={groups.origin} {...orderOf('origin')} />,
    prefix: prefixes.length > 0 && (
      <PrefixTable
        label="Prefixes"
        withOrigin
        prefixes={{ status: 'ready', data: { rows: prefixes, total: prefixes.length } }}
        heading={<SectionHeading title="Prefixes" count={prefixes.length} />}
        csvName={csvName('Prefixes')}
        {...orderOf('prefix')}
        {...ofPrefixes}
      />
    ),
    domain: <TableSection title="Domains" columns={domainColumns} rows={groups.domain} {...orderOf('domain')} />,
    'as-set': <TableSection title="AS-SETs" columns={asSetColumns} rows={groups['as-set']} {...orderOf('as-set')} />,
    'bgp-community': (
      <TableSection
        title="BGP Communities"
        columns={communityColumns}
        rows={groups['bgp-community']}
        {...orderOf('bgp-community')}
      />
    ),
  };
  return (
    <>
      {groups['special-purpose'].map((purpose) => (
        <Banner key={purpose.prefix} title="Special-purpose addresses">
          {purposeSentence(purpose)}
        </Banner>
      ))}
      {sectionOrder(query, found).map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
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

function NothingAsked({ examples }: { readonly examples: readonly SearchExample[] }) {
  return (
    <Stack gap={16}>
      <Heading level={1} size={24}>
        Search
      </Heading>
      <Text tone="muted">
        Search for an AS number or name, a prefix, an address, a domain, an AS-SET or a BGP community, for example:
      </Text>
      <SearchExamples examples={examples} />
    </Stack>
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
