import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dataOf, type OpenFace } from '../Face/face.ts';
import { PrefixTable, type PrefixTableProps } from '../PrefixTable/PrefixTable.tsx';
import { destinationOfResult } from '../SearchBox/destinationOfResult.ts';
import type { SearchResult } from '../SearchResult/searchResult.ts';
import { groupResults, type ResultGroups } from './groupResults.ts';
import { asSetColumns, communityColumns, domainColumns, networkColumns, originColumns } from './resultColumns.tsx';

/** What the table of prefixes takes of the page around it: the evidence of its verdicts, and the way to their histories. */
type OfPrefixes = Pick<PrefixTableProps, 'evidence' | 'routeObjectEvidence' | 'onOpenHistory'>;

export interface SearchResultsProps extends OfPrefixes {
  /** The text that was searched for. */
  readonly query: string;
  readonly results: OpenFace<readonly SearchResult[]>;
}

/** Everything that a text finds, a section for each kind of thing. */
export function SearchResults({ query, results, ...ofPrefixes }: SearchResultsProps) {
  const found = dataOf(results);
  return (
    <Stack gap={32}>
      <Heading level={1} size={24}>
        Search Results for "<bdi>{query}</bdi>"
      </Heading>
      {results.status === 'loading' && <LoadingSections />}
      {results.status === 'error' && (
        <ErrorState title="The search failed" {...(results.onRetry && { onRetry: results.onRetry })}>
          {results.message}
        </ErrorState>
      )}
      {found?.length === 0 && (
        <EmptyState title="No data found" icon={SearchX}>
          Nothing loaded matches. Check the spelling, or try an AS number (AS64512), a name, a prefix (10.0.0.0/8), an
          address or a domain.
        </EmptyState>
      )}
      {found && found.length > 0 && <Sections groups={groupResults(found)} ofPrefixes={ofPrefixes} />}
    </Stack>
  );
}

interface SectionsProps {
  readonly groups: ResultGroups;
  readonly ofPrefixes: OfPrefixes;
}

function Sections({ groups, ofPrefixes }: SectionsProps) {
  const prefixes = groups.prefix;
  return (
    <>
      <TableSection title="Autonomous Systems" columns={networkColumns} rows={groups['autonomous-system']} />
      <TableSection title="Origins" columns={originColumns} rows={groups.origin} />
      <Section title="Prefixes" count={prefixes.length}>
        <PrefixTable
          label="Prefixes"
          withOrigin
          prefixes={{ status: 'ready', data: { rows: prefixes, total: prefixes.length } }}
          {...ofPrefixes}
        />
      </Section>
      <TableSection title="Domains" columns={domainColumns} rows={groups.domain} />
      <TableSection title="AS-SETs" columns={asSetColumns} rows={groups['as-set']} />
      <TableSection title="BGP Communities" columns={communityColumns} rows={groups['bgp-community']} />
      <Section title="Invalid search result type" count={groups.unknown.length}>
        <Text tone="muted" size={14}>
          The server found something of a kind that this page does not know. Reload it to get the newest version.
        </Text>
      </Section>
    </>
  );
}

interface TableSectionProps<Row> {
  readonly title: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
}

function TableSection<Row extends SearchResult>({ title, columns, rows }: TableSectionProps<Row>) {
  return (
    <Section title={title} count={rows.length}>
      <DataTable<Row> label={title} columns={columns} rows={rows} rowKey={(row) => rowKey(row)} total={null} />
    </Section>
  );
}

/** Networks of a prefix are told apart by both; everything else by where it leads. */
const rowKey = (row: SearchResult) =>
  row.type === 'origin' ? `${row.prefix} ${row.origin.asn}` : (destinationOfResult(row) ?? row.type);

interface SectionProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Section({ title, count, children }: SectionProps) {
  if (count === 0) return null;
  return (
    <Stack gap={8}>
      <Inline>
        <Heading level={2} size={16}>
          {title}
        </Heading>
        <Badge>{count}</Badge>
      </Inline>
      {children}
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
