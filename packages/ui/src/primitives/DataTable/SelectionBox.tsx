import { Check, Minus } from 'lucide-react';
import { Checkbox, type CheckboxProps } from 'react-aria-components';
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
