import { Link2, Rows3, Rows4 } from 'lucide-react';
import { classes } from '../../css/classes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useTableDensity } from './density.ts';
import { CsvExport } from './CsvExport.tsx';
import * as styles from './DataTableBar.css.ts';
import type { DataTableProps } from './DataTableProps.ts';

const number = new Intl.NumberFormat('en');

/** Above the table: its tools, the counts of rows and of selected rows, the link to this view, and the CSV export. */
export function DataTableBar<Row>(props: DataTableProps<Row>) {
  const { columns, rows, total, tools, csvName, csvRows, error, onSelect, selected, viewHref } = props;
  const { density, onDensityChange } = useTableDensity();
  const isCompact = density === 'compact';
  const count = total === undefined ? rows?.length : total;
  const selectedCount = (onSelect && selected?.size) ?? 0;
  const words = error ? '' : countWords(count ?? undefined, selectedCount);
  const isCounting = !error && !rows && total === undefined;
  if (!tools && words === '' && csvName === undefined && viewHref === undefined) return null;

  return (
    <div className={styles.bar}>
      <div className={styles.tools}>{tools}</div>
      <div className={classes(styles.tools, styles.ends)}>
        {isCounting && (
          <span className={styles.count}>
            <Skeleton width="7ch" />
          </span>
        )}
        {words !== '' && (
          <span className={styles.count} role="status">
            {words}
          </span>
        )}
        {onDensityChange && (
          <IconButton
            icon={isCompact ? Rows3 : Rows4}
            size="small"
            label={isCompact ? 'Comfortable rows' : 'Compact rows'}
            onPress={() => onDensityChange(isCompact ? 'comfortable' : 'compact')}
          />
        )}
        {viewHref !== undefined && <CopyButton icon={Link2} label="Copy link" text={viewHref} />}
        {csvName !== undefined && (
          <CsvExport
            name={csvName}
            columns={columns}
            total={count ?? undefined}
            read={csvRows ?? (() => Promise.resolve(rows ?? []))}
            isDisabled={!rows || rows.length === 0}
          />
        )}
      </div>
    </div>
  );
}

/** '12 rows', '3 of 12 rows selected', or '3 selected' if the rows are not counted. */
function countWords(count: number | undefined, selected: number): string {
  if (count === undefined) return selected > 0 ? `${number.format(selected)} selected` : '';
  const rows = `${number.format(count)} ${count === 1 ? 'row' : 'rows'}`;
  return selected > 0 ? `${number.format(selected)} of ${rows} selected` : rows;
}
