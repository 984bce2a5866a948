import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Ref } from 'react';
import { classes } from '../../css/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { words } from '../Term/Term.css.ts';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import type { DataSort } from './DataTableProps.ts';

interface SortWordsProps<Row> {
  readonly column: DataColumn<Row>;
  readonly order: DataSort['order'] | undefined;
  /** Ref of the words alone, without the arrow. */
  readonly ref?: Ref<HTMLSpanElement>;
}

/** Text of a header with its sort arrow. */
export function SortWords<Row>({ column, order, ref }: SortWordsProps<Row>) {
  return (
    <span className={classes(styles.columnWords, column.align === 'end' && styles.endWords)}>
      <span ref={ref} className={column.about ? words : undefined}>
        {column.name}
      </span>
      {column.sortable && (
        <span className={styles.arrow}>
          <Icon of={order === 'asc' ? ArrowUp : ArrowDown} size={12} />
        </span>
      )}
    </span>
  );
}
