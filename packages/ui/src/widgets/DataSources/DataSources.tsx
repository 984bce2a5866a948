import { CircleCheck, CircleX } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { dataOf, mapFace, type OpenFace } from '../../facts/face.ts';
import { ageText } from '../../facts/ageText.ts';
import { sourceTitle } from '../../facts/sourceGroups.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { SampleMark } from '../SampleMark/SampleMark.tsx';
import { ContentProblems } from './ContentProblems.tsx';
import { bytesText, type ContentProblem, type DataSource, isFailing } from './dataSource.ts';
import { ImportCard } from './ImportCard.tsx';
import type { ImportState } from './importState.ts';

export interface DataSourcesProps {
  readonly sources: OpenFace<readonly DataSource[]>;
  readonly imports: OpenFace<ImportState>;
  /** Files of the content folder that cannot be used. */
  readonly problems: OpenFace<readonly ContentProblem[]>;
  /** Imports the configured folder. */
  readonly onImport: () => void;
}

const columns: readonly DataColumn<DataSource>[] = [
  {
    id: 'name',
    name: 'Name',
    isRowHeader: true,
    text: ({ name }) => name,
    cell: ({ name, sample }) => (
      <>
        <bdi>{name}</bdi> {sample && <SampleMark />}
      </>
    ),
  },
  { id: 'kind', name: 'Kind', text: ({ kind }) => kind, cell: ({ kind }) => sourceTitle(kind) },
  {
    id: 'age',
    name: 'Age',
    keepsWords: true,
    about: 'How old the content is; a file that carries no date has none.',
    text: ({ asOf }) => asOf?.toISOString() ?? '',
    cell: ({ ageInSeconds, loadedAt }) =>
      ageInSeconds !== null ? ageText(ageInSeconds) : loadedAt && <Text tone="muted">No date</Text>,
  },
  {
    id: 'records',
    name: 'Records',
    align: 'end',
    priority: 2,
    text: ({ records }) => records,
    cell: ({ records }) => <AbbreviatedNumber value={records} />,
  },
  {
    id: 'bytes',
    name: 'Size',
    align: 'end',
    priority: 3,
    text: ({ bytes }) => bytes,
    cell: ({ bytes }) =>
      // Number and unit stay on one line.
      bytes !== null && bytesText(bytes).replace(' ', '\u00A0'),
  },
  {
    id: 'loaded',
    name: 'Last import',
    priority: 2,
    text: ({ loadedAt }) => loadedAt?.toISOString() ?? '',
    cell: ({ loadedAt }) => (loadedAt ? <DateTime value={loadedAt} /> : <Text tone="muted">Never</Text>),
  },
  {
    id: 'state',
    name: 'State',
    text: (source) => (isFailing(source) ? 'failed' : 'loaded'),
    cell: (source) =>
      isFailing(source) ? (
        <Badge tone="invalid" icon={CircleX}>
          Failed
        </Badge>
      ) : (
        <Badge tone="valid" icon={CircleCheck}>
          Loaded
        </Badge>
      ),
  },
  {
    id: 'failed',
    name: 'Last failure',
    priority: 6,
    text: ({ failure }) => failure?.at.toISOString() ?? '',
    cell: ({ failure }) => failure && <DateTime value={failure.at} />,
  },
  { id: 'failure', name: 'Reason', onlyCsv: true, text: ({ failure }) => failure?.message ?? '', cell: () => null },
];

/** Why sources could not be imported last time. */
function Failures({ sources }: { readonly sources: readonly DataSource[] }) {
  const failing = sources.filter(isFailing);
  if (failing.length === 0) return null;
  const count = failing.length === 1 ? '1 source' : `${failing.length} sources`;
  return (
    <Banner tone="invalid" title={`The last import of ${count} failed`}>
      {failing.map(
        ({ kind, name, failure }) =>
          failure && (
            <Text key={`${kind} ${name}`} size={14}>
              <bdi>{name}</bdi> (<DateTime value={failure.at} />
              ): <bdi>{failure.message}</bdi>
            </Text>
          ),
      )}
    </Banner>
  );
}

/** Progress of imports, problems in the content folder, and the site's data sources: the longest list is last. */
export function DataSources({ sources, imports, problems, onImport }: DataSourcesProps) {
  return (
    <Stack gap={24}>
      <ImportCard imports={imports} onImport={onImport} />
      <ContentProblems problems={problems} />
      <Stack gap={8}>
        <Heading level={2}>Data sources</Heading>
        <Failures sources={dataOf(sources) ?? []} />
        <PagedTable<DataSource>
          label="Data sources"
          noun="data sources"
          columns={columns}
          rowKey={({ kind, name }) => `${kind} ${name}`}
          list={mapFace(sources, (rows) => ({ rows, total: rows.length }))}
          emptyTitle="No data sources"
          emptyHint="Nothing was imported yet. Load files with npm run ingest -- FILE."
          csvName="data-sources"
        />
      </Stack>
    </Stack>
  );
}
