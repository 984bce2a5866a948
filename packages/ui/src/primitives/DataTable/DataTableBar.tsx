import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { toCsv } from './csv.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { downloadText } from './downloadText.ts';

const number = new Intl.NumberFormat('en');

/** Over the table: its tools, how many rows there are, and the CSV export. */
export function DataTableBar<Row>({ columns, rows, total, tools, csvName, csvRows, error }: DataTableProps<Row>) {
  const [isExporting, setExporting] = useState(false);
  const count = total === undefined ? rows?.length : total;
  const hasCount = count !== null && count !== undefined && !error;
  if (!tools && !hasCount && csvName === undefined) return null;

  const exportCsv = async (): Promise<void> => {
    setExporting(true);
    try {
      downloadText(`${csvName}.csv`, toCsv(columns, csvRows ? await csvRows() : (rows ?? [])));
    } finally {
      setExporting(false);
    }
  };

  return (
    <div className={styles.bar}>
      <div className={styles.tools}>{tools}</div>
      <div className={styles.tools}>
        {hasCount && (
          <span className={styles.count} role="status">
            {number.format(count)} {count === 1 ? 'row' : 'rows'}
          </span>
        )}
        {csvName !== undefined && (
          <Button
            size="small"
            kind="quiet"
            icon={Download}
            isPending={isExporting}
            isDisabled={!rows || rows.length === 0}
            onPress={() => void exportCsv()}
          >
            Export CSV
          </Button>
        )}
      </div>
    </div>
  );
}
