import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { changeText, changeWords } from './positionChange.ts';
import * as styles from './PositionChange.css.ts';

export interface PositionChangeProps {
  /** Positions gained (positive) or lost since the previous rating; null if it was not rated then. */
  readonly change: number | null;
}

const looks = {
  up: TrendingUp,
  down: TrendingDown,
  same: Minus,
} as const;

/** A change in a rating: arrow, sign and color; as text for assistive technology. */
export function PositionChange({ change }: PositionChangeProps) {
  if (change === null) return <span className={styles.root}>New</span>;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  return (
    <span className={styles.root} data-direction={direction}>
      <Icon of={looks[direction]} size={14} />
      <span aria-hidden>{changeText(change)}</span>
      <VisuallyHidden>{changeWords(change)}</VisuallyHidden>
    </span>
  );
}

interface Ranked extends PositionChangeProps {
  readonly position: number;
}

/** Columns for a row's position, and its change since the day before if that is rated too. */
export function positionColumns<Row extends Ranked>(sortable: boolean, isCompared: boolean): DataColumn<Row>[] {
  const position: DataColumn<Row> = {
    id: 'position',
    name: 'Position',
    align: 'end',
    width: '7rem',
    sortable,
    cell: (row) => row.position,
  };
  const change: DataColumn<Row> = {
    id: 'change',
    name: 'Change',
    width: '7rem',
    sortable,
    text: (row) => row.change,
    cell: (row) => <PositionChange change={row.change} />,
  };
  return isCompared ? [position, change] : [position];
}
