import { Check, Minus } from 'lucide-react';
import { useContext } from 'react';
import { Checkbox, TableStateContext, type CheckboxProps, type Key } from 'react-aria-components';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SelectionBox.css.ts';

/** A box to tick without words of its own: `aria-label`, or the table itself, names it. */
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

/** The box of a row. With Shift it selects all rows from the last one that was ticked. */
export function RowSelectionBox({ rowKey }: { readonly rowKey: Key }) {
  const table = useContext(TableStateContext);
  return (
    <span
      role="none"
      onClickCapture={(event) => {
        if (!event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        table?.selectionManager.extendSelection(rowKey);
      }}
    >
      <SelectionBox slot="selection" />
    </span>
  );
}

interface PlainSelectionBoxProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onChange: () => void;
}

/** The same box from the browser's own input: of this a table of thousands builds dozens in one frame. */
export function PlainSelectionBox({ label, isSelected, onChange }: PlainSelectionBoxProps) {
  return (
    <label className={styles.root} {...(isSelected && { 'data-selected': true })}>
      <input type="checkbox" aria-label={label} checked={isSelected} onChange={onChange} className={styles.input} />
      <span className={checkbox.box}>
        <Icon of={Check} size={14} />
      </span>
    </label>
  );
}
