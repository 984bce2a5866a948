import { Check, Minus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Checkbox, type CheckboxProps } from 'react-aria-components';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { rowHeaderOf } from './columnsInSight.ts';
import { cellText, type DataColumn } from './DataColumn.ts';
import * as styles from './SelectionBox.css.ts';

/** A checkbox without a visible label: `aria-label`, or the table itself, names it. */
export function SelectionBox(props: Omit<CheckboxProps, 'className' | 'style' | 'children'>) {
  return (
    <Checkbox {...props} className={styles.root}>
      {({ isIndeterminate }) => (
        <span className={checkbox.box}>
          <Icon of={isIndeterminate ? Minus : Check} size={14} />
        </span>
      )}
    </Checkbox>
  );
}

interface RowSelectionBoxProps<Row> {
  readonly row: Row;
  /** From 0. */
  readonly index: number;
  readonly columns: readonly DataColumn<Row>[];
  readonly isSelected: boolean;
  readonly onTick: OnTick;
}

/** The checkbox of a row, a native input: a table with thousands of rows renders dozens of them in one frame. */
export function RowSelectionBox<Row>({ row, index, columns, isSelected, onTick }: RowSelectionBoxProps<Row>) {
  const rowHeader = rowHeaderOf(columns);
  return (
    <label className={styles.root} data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        aria-label={`Select ${rowHeader ? cellText(rowHeader, row) : `row ${index + 1}`}`}
        checked={isSelected}
        onChange={() => onTick(index, false)}
        className={styles.input}
      />
      <span className={checkbox.box}>
        <Icon of={Check} size={14} />
      </span>
    </label>
  );
}

/** Ticks the row at an index; with `toRange`, all rows from the last ticked one to it. */
type OnTick = (index: number, toRange: boolean) => void;

/** Event handlers for the cell around a row's checkbox: a press with Shift ticks a range instead of the one box. */
export function rangeOnShift(index: number, onTick: OnTick) {
  return (event: MouseEvent): void => {
    if (!event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    onTick(index, true);
  };
}
