import { ArrowDown, ArrowUp } from 'lucide-react';
import { classes } from '../../css/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import type { DataSort } from './DataTableProps.ts';

interface SortWordsProps<Row> {
  readonly column: DataColumn<Row>;
  readonly order: DataSort['order'] | undefined;
}

/** Words of a header with the arrow of its order. */
export function SortWords<Row>({ column, order }: SortWordsProps<Row>) {
  return (
    <span className={classes(styles.columnWords, column.align === 'end' && styles.endWords)}>
      {column.name}
      {column.sortable && (
        <span className={styles.arrow}>
          <Icon of={order === 'asc' ? ArrowUp : ArrowDown} size={12} />
        </span>
      )}
    </span>
  );
}
