import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import * as styles from './ListFilter.css.ts';
import { useFilterText } from './useFilterText.ts';

export interface ListFilterProps {
  /** What is filtered, for assistive technology: `Filter communities`. */
  readonly label: string;
  /** What stands in the empty field. Default 'Filter...'; beside another filter, what this one narrows. */
  readonly placeholder?: string;
  /** The filter in force. */
  readonly value: string;
  /** Told once typing has paused for 500 ms; a text of one character is none. */
  readonly onChange: (filter: string) => void;
}

/** The text that narrows a list. */
export function ListFilter({ label, placeholder = 'Filter...', value, onChange }: ListFilterProps) {
  const [text, setText] = useFilterText(value, onChange);
  return (
    <div className={styles.root}>
      <SearchField label={label} hideLabel size="small" placeholder={placeholder} value={text} onChange={setText} />
    </div>
  );
}
