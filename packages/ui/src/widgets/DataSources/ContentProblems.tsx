import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { mapFace, type OpenFace } from '../../facts/face.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import type { ContentProblem } from './dataSource.ts';

const columns: readonly DataColumn<ContentProblem>[] = [
  {
    id: 'file',
    name: 'File',
    isRowHeader: true,
    text: ({ file }) => file,
    cell: ({ file }) => (file === '' ? 'The folder' : <Mono>{file}</Mono>),
  },
  { id: 'line', name: 'Line', align: 'end', cell: ({ line }) => line },
  { id: 'message', name: 'Problem', text: ({ message }) => message, cell: ({ message }) => <bdi>{message}</bdi> },
];

/** Broken files of the content folder, with line numbers. */
export function ContentProblems({ problems }: { readonly problems: OpenFace<readonly ContentProblem[]> }) {
  return (
    <Stack gap={8}>
      <Heading level={2}>Content folder</Heading>
      <PagedTable<ContentProblem>
        label="Broken content files"
        noun="content problems"
        columns={columns}
        rowKey={({ file, line, message }) => `${file} ${line} ${message}`}
        list={mapFace(problems, (rows) => ({ rows, total: rows.length }))}
        emptyTitle="No broken files"
        emptyHint="A file that cannot be read appears here. Its former content stays on the site."
      />
    </Stack>
  );
}
