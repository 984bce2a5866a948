import { Link2, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import { PrefixTable, type PrefixTableProps } from '../PrefixTable/PrefixTable.tsx';
import { SearchExamples, type SearchExample } from '../SearchExamples/SearchExamples.tsx';
import type { SearchResult } from '../../facts/searchResult.ts';
import { specialAsnSentence } from '../../facts/specialAsn.ts';
import { purposeSentence } from '../../facts/specialPurpose.ts';
import { groupResults } from './groupResults.ts';
import { asSetColumns, communityColumns, domainColumns, networkColumns, originColumns } from './resultColumns.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { sectionOrder, type Section } from './sectionOrder.ts';
import { sortOfPage, sortOfSection } from './sectionSort.ts';
import { type MoreResults, ShowMore } from './ShowMore.tsx';
import { csvName, TableSection } from './TableSection.tsx';

/** Props that the prefix table takes from the page: evidence of verdicts, missing sources, and links to histories. */
type OfPrefixes = Pick<PrefixTableProps, 'unjudged' | 'evidence' | 'routeObjectEvidence' | 'onOpenHistory'>;

const titles: Readonly<Record<Section, string>> = {
  'autonomous-system': 'Autonomous Systems',
  origin: 'Origins',
  prefix: 'Prefixes',
  domain: 'Domains',
  'as-set': 'AS-SETs',
  'bgp-community': 'BGP Communities',
};

export interface SearchResultsProps extends OfPrefixes {
  /** The search text; empty if there is none, which shows the examples. */
  readonly query: string;
  readonly results: OpenFace<readonly SearchResult[]>;
  /** Shown below the heading, such as how old the data is. */
  readonly note?: ReactNode;
  /** Example searches. */
  readonly examples?: readonly SearchExample[];
  /** Order of one section, `prefix.propagation`; absent if all are in the order of the search, the best first. */
  readonly sort?: DataSort | undefined;
  /** Makes the headers sort. */
  readonly onSortChange?: (sort: DataSort) => void;
  /** The kinds with more results than `results` has, and how to load more. */
  readonly more?: MoreResults;
  /** Full URL of the search; adds the button that copies it. */
  readonly viewHref?: string;
}

/** Everything that a text finds, one section per kind; the one with an exact match comes first. */
export function SearchResults(props: SearchResultsProps) {
  const { query, results, examples = [], note, sort, onSortChange, more, viewHref, ...ofPrefixes } = props;
  if (query === '') return <NothingAsked examples={examples} />;
  const found = dataOf(results);
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Inline wrap={false}>
          <Heading level={1} size={24}>
            Search Results for "<bdi>{query}</bdi>"
          </Heading>
          {viewHref !== undefined && <CopyButton icon={Link2} label="Copy link" text={viewHref} />}
        </Inline>
        {note}
      </Stack>
      {results.status === 'loading' && <LoadingSections />}
      {results.status === 'error' && (
        <ErrorState title="The search failed" onRetry={results.onRetry}>
          {results.message}
        </ErrorState>
      )}
      {found?.length === 0 && (
        <EmptyState title="No data found" icon={SearchX} actions={<SearchExamples examples={examples} />}>
          No matches. Check the spelling, or try an AS number (AS64512), a name, a prefix (10.0.0.0/8), an address or a
          domain.
        </EmptyState>
      )}
      {found && found.length > 0 && <Sections {...{ query, found, ofPrefixes, sort, onSortChange, more }} />}
    </Stack>
  );
}

interface SectionsProps {
  readonly query: string;
  readonly found: readonly SearchResult[];
  readonly ofPrefixes: OfPrefixes;
  readonly sort: DataSort | undefined;
  readonly onSortChange: SearchResultsProps['onSortChange'];
  readonly more: MoreResults | undefined;
}

function Sections({ query, found, ofPrefixes, sort, onSortChange, more }: SectionsProps) {
  const groups = groupResults(found);
  const prefixes = groups.prefix;
  const partOf = (section: Section) => ({
    isCut: more?.of.has(section) ?? false,
    sort: sortOfSection(section, sort),
    ...(onSortChange && { onSortChange: (next: DataSort) => onSortChange(sortOfPage(section, next)) }),
  });
  const { isCut, ...order } = partOf('prefix');
  const sections: Readonly<Record<Section, ReactNode>> = {
    'autonomous-system': (
      <TableSection
        title={titles['autonomous-system']}
        columns={networkColumns}
        rows={groups['autonomous-system']}
        {...partOf('autonomous-system')}
      />
    ),
    origin: <TableSection title={titles.origin} columns={originColumns} rows={groups.origin} {...partOf('origin')} />,
    prefix: prefixes.length > 0 && (
      <PrefixTable
        label={titles.prefix}
        withOrigin
        prefixes={{ status: 'ready', data: { rows: prefixes, total: prefixes.length } }}
        heading={<SectionHeading title={titles.prefix} count={prefixes.length} isCut={isCut} />}
        csvName={csvName(titles.prefix)}
        {...order}
        {...ofPrefixes}
      />
    ),
    domain: <TableSection title={titles.domain} columns={domainColumns} rows={groups.domain} {...partOf('domain')} />,
    'as-set': (
      <TableSection title={titles['as-set']} columns={asSetColumns} rows={groups['as-set']} {...partOf('as-set')} />
    ),
    'bgp-community': (
      <TableSection
        title={titles['bgp-community']}
        columns={communityColumns}
        rows={groups['bgp-community']}
        {...partOf('bgp-community')}
      />
    ),
  };
  const filled = sectionOrder(query, found).filter((section) => groups[section].length > 0);
  return (
    <>
      {groups['special-purpose'].map((purpose) => (
        <Banner key={purpose.prefix} title="Special-purpose addresses">
          {purposeSentence(purpose)}
        </Banner>
      ))}
      {groups['special-asn'].map((special) => (
        <Banner key={special.asn} title="Special-purpose AS number">
          {specialAsnSentence(special)}
        </Banner>
      ))}
      {filled.map((section) => (
        <Stack key={section} gap={16}>
          {sections[section]}
          {more?.of.has(section) && <ShowMore title={titles[section]} more={more} />}
        </Stack>
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
