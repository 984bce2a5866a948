import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import * as styles from './ListFilter.css.ts';
import { useFilterText } from './useFilterText.ts';

export interface ListFilterProps {
  /** What is filtered, for assistive technology: `Filter communities`. */
  readonly label: string;
  /** Placeholder. Default 'Filter...'; beside another filter, what this one filters. */
  readonly placeholder?: string;
  /** The active filter. */
  readonly value: string;
  /** Called once typing has paused for 500 ms; one character counts as no filter. */
  readonly onChange: (filter: string) => void;
}

/** Text that filters a list. */
export function ListFilter({ label, placeholder = 'Filter...', value, onChange }: ListFilterProps) {
  const [text, setText] = useFilterText(value, onChange);
  return (
    <div className={styles.root}>
      <SearchField label={label} hideLabel size="small" placeholder={placeholder} value={text} onChange={setText} />
    </div>
  );
}
