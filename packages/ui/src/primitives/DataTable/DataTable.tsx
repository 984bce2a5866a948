import { useMemo, useRef } from 'react';
import { classes } from '../../css/classes.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { BuiltRows } from './BuiltRows.tsx';
import { CardSort } from './CardSort.tsx';
import { columnsInSight, columnsOnShow } from './columnsInSight.ts';
import { useTableDensity } from './density.ts';
import { DataTableBar } from './DataTableBar.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { SkeletonTable } from './SkeletonTable.tsx';
import { useIsWider } from './useIsWider.ts';
import { useRoom } from './useRoom.ts';
import { VirtualRows } from './VirtualRows.tsx';

/** Rows to compare: sorted by header, selectable, navigated by arrow keys, shown as cards on narrow screens, thousands of them if needed. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, error, footer, id, ref, virtualHeight, isStale = false, skeletonRows = 10 } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const isWider = useIsWider(scroller, rows !== undefined && !error);
  const columns = useMemo(() => columnsInSight(props.columns, room.sight), [props.columns, room.sight]);
  const { density } = useTableDensity();
  const { sort, onSortChange } = props;
  const mayBeCards = (room.sight === 'cards' || !room.isKnown) && virtualHeight === undefined;
  const hasCardSort = mayBeCards && !error;
  const empty = props.empty ?? <EmptyState title="No data to display" />;

  return (
    <div id={id} data-testid={props['data-testid']} ref={ref} className={styles.root} data-density={density}>
      <DataTableBar {...props} />
      {error}
      <div
        ref={frame}
        className={classes(styles.frame, isStale && styles.stale)}
        hidden={Boolean(error)}
        aria-busy={isStale || rows === undefined}
      >
        {hasCardSort && onSortChange && <CardSort {...{ columns, sort, onSortChange }} isEmpty={rows?.length === 0} />}
        {!error && rows && virtualHeight !== undefined ? (
          <VirtualRows {...props} {...{ columns, rows, empty, room }} height={virtualHeight} />
        ) : (
          <div ref={scroller} className={styles.scroller} data-wider={isWider || undefined}>
            {!error && rows && <BuiltRows {...props} {...{ columns, rows, empty }} />}
            {!error && !rows && (
              <SkeletonTable
                label={label}
                columns={columnsOnShow(props.columns)}
                rows={skeletonRows}
                sorts={props.onSortChange !== undefined}
                selects={props.onSelect !== undefined}
              />
            )}
          </div>
        )}
      </div>
      {!error && footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
