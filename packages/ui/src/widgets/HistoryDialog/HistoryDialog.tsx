import type { ReactNode } from 'react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { MissingSource } from '../MissingSource/MissingSource.tsx';
import type { SourceName } from '../../facts/sourceWords.ts';
import { HistoryList } from './HistoryList.tsx';
import type { HistorySpan } from '../../facts/historySpan.ts';
import { spanColumns } from './spanColumns.tsx';

/** Props of every history dialog. */
export interface HistoryDialogFrame {
  readonly isOpen: boolean;
  /** Called with false on Escape, the close button and a press beside the dialog. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The source that is not loaded, if an empty list means unknown. */
  readonly missingSource?: SourceName | undefined;
}

/** One of two histories side by side. */
export interface HistoryPart<Row> {
  /** Its name: `IPv4`. */
  readonly name: string;
  readonly rows: OpenFace<readonly Row[]>;
  /** Why it may be empty. Default: the dialog's text. */
  readonly nothing?: ReactNode;
}

export interface HistoryDialogProps<Row extends HistorySpan> extends HistoryDialogFrame {
  readonly title: string;
  /** Subject of the history. */
  readonly subject: ReactNode;
  readonly history: OpenFace<readonly Row[]> | readonly [HistoryPart<Row>, HistoryPart<Row>];
  /** Columns between the row number and the two times. Default: none. */
  readonly columns?: readonly DataColumn<Row>[];
  /** Headers of the two times. Default 'First seen' and 'Last seen'. */
  readonly instants?: readonly [start: string, end: string];
  /** Why it may be empty. */
  readonly nothing: ReactNode;
}

/** What was true from when to when, row by row; a row without an end still is. */
export function HistoryDialog<Row extends HistorySpan>({
  isOpen,
  onOpenChange,
  title,
  subject,
  history,
  columns = [],
  instants = ['First seen', 'Last seen'],
  nothing,
  missingSource,
}: HistoryDialogProps<Row>) {
  const shared = [...columns, ...spanColumns<Row>(...instants)];
  const missing = missingSource !== undefined && <MissingSource source={missingSource} />;
  const isOne = 'status' in history;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} size={isOne ? 'large' : 'wide'}>
      <Stack gap={12}>
        <Text size={14} tone="muted">
          {subject}
        </Text>
        {isOne ? (
          <HistoryList columns={shared} nothing={missing || nothing} label={title} rows={history} />
        ) : (
          <Columns from="lg" gap={24}>
            {history.map(({ name, rows, nothing: own = nothing }) => (
              <Stack key={name} gap={8}>
                <Heading level={3} size={16}>
                  {name}
                </Heading>
                <HistoryList columns={shared} nothing={missing || own} label={`${title}, ${name}`} rows={rows} />
              </Stack>
            ))}
          </Columns>
        )}
      </Stack>
    </Dialog>
  );
}
