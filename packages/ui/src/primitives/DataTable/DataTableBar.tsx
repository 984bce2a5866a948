import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { toCsv } from './csv.ts';
import * as styles from './DataTableBar.css.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { downloadText } from './downloadText.ts';

const number = new Intl.NumberFormat('en');

/** Over the table: its tools, how many rows there are and are selected, and the CSV export. */
export function DataTableBar<Row>(props: DataTableProps<Row>) {
  const { columns, rows, total, tools, csvName, csvRows, error, onSelect, selected } = props;
  const [isExporting, setExporting] = useState(false);
  const count = total === undefined ? rows?.length : total;
  const selectedCount = (onSelect && selected?.size) ?? 0;
  const words = error ? '' : countWords(count ?? undefined, selectedCount);
  if (!tools && words === '' && csvName === undefined) return null;

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
        {words !== '' && (
          <span className={styles.count} role="status">
            {words}
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

/** '12 rows', '3 of 12 rows selected', '3 selected' when the rows are not counted. */
function countWords(count: number | undefined, selected: number): string {
  if (count === undefined) return selected > 0 ? `${number.format(selected)} selected` : '';
  const rows = `${number.format(count)} ${count === 1 ? 'row' : 'rows'}`;
  return selected > 0 ? `${number.format(selected)} of ${rows} selected` : rows;
}
