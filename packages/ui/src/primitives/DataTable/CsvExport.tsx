import { Download } from 'lucide-react';
import { use, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { toCsv } from './csv.ts';
import { CsvMark } from './csvMark.ts';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataTableBar.css.ts';
import type { CsvRows } from './DataTableProps.ts';
import { downloadText } from './downloadText.ts';

interface CsvExportProps<Row> {
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly read: CsvRows<Row>;
  /** How many rows will come, if known. */
  readonly total: number | undefined;
  readonly isDisabled: boolean;
}

type Progress = { readonly at: 'rest' } | { readonly at: 'work'; readonly done: number } | { readonly at: 'failure' };

const number = new Intl.NumberFormat('en');

/** Makes a file of all rows. Shows the progress if that takes several requests, and an error if it fails. */
export function CsvExport<Row>({ name, columns, read, total, isDisabled }: CsvExportProps<Row>) {
  const mark = use(CsvMark);
  const [progress, setProgress] = useState<Progress>({ at: 'rest' });

  const make = async (): Promise<void> => {
    setProgress({ at: 'work', done: 0 });
    try {
      const rows = await read((done) => setProgress({ at: 'work', done }));
      downloadText(`${name}.csv`, toCsv(columns, rows, mark));
      setProgress({ at: 'rest' });
    } catch {
      setProgress({ at: 'failure' });
    }
  };

  return (
    <>
      {progress.at === 'work' && progress.done > 0 && (
        <span className={styles.count} role="status">
          {doneText(progress.done, total)}
        </span>
      )}
      {progress.at === 'failure' && (
        <span className={styles.failure} role="alert">
          The export failed because not all rows arrived. Try again.
        </span>
      )}
      <Button
        size="small"
        kind="quiet"
        icon={Download}
        isPending={progress.at === 'work'}
        isDisabled={isDisabled}
        onPress={() => void make()}
      >
        Export CSV
      </Button>
    </>
  );
}

function doneText(done: number, total: number | undefined): string {
  return total === undefined
    ? `${number.format(done)} rows read`
    : `${number.format(done)} of ${number.format(total)} rows read`;
}
