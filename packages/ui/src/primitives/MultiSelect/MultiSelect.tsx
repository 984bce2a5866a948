import { useState, type Ref } from 'react';
import type { Key } from 'react-aria-components';
import { ComboBox, type ComboBoxProps } from '../ComboBox/ComboBox.tsx';
import type { Host } from '../closed.ts';
import type { Option } from '../ListBox/OptionList.tsx';
import { TagList } from '../Tag/TagList.tsx';
import * as styles from './MultiSelect.css.ts';

type Passed =
  | 'label'
  | 'description'
  | 'error'
  | 'size'
  | 'isLoading'
  | 'loadingText'
  | 'empty'
  | 'placeholder'
  | 'isDisabled';

export interface MultiSelectProps<Id extends Key> extends Pick<ComboBoxProps<Id>, Passed>, Host {
  /** All options, or with `onInputChange` those for what is typed. */
  readonly items: readonly Option<Id>[];
  /** What is chosen, in the order of choosing. */
  readonly selected: readonly Option<Id>[];
  readonly onChange: (selected: readonly Option<Id>[]) => void;
  /** What is typed, for options that are fetched. */
  readonly onInputChange?: (text: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A choice of many: typing finds, each choice becomes a tag, a tag's button or Backspace takes it away. */
export function MultiSelect<Id extends Key>({
  items,
  selected,
  onChange,
  onInputChange,
  id,
  'data-testid': testId,
  ref,
  ...field
}: MultiSelectProps<Id>) {
  const [text, setText] = useState('');
  const type = (next: string): void => {
    setText(next);
    onInputChange?.(next);
  };
  const chosen = new Set<Key>(selected.map((option) => option.id));
  const fits = (option: Option<Id>): boolean =>
    onInputChange !== undefined || option.name.toLocaleLowerCase().includes(text.toLocaleLowerCase());
  const add = (added: Id | null): void => {
    const option = items.find((item) => item.id === added);
    if (option) onChange([...selected, option]);
    type('');
  };

  return (
    <div {...(id && { id })} data-testid={testId} ref={ref} className={styles.root}>
      <ComboBox
        {...field}
        items={items.filter((option) => !chosen.has(option.id) && fits(option))}
        selected={null}
        onSelect={add}
        inputValue={text}
        onInputChange={type}
      />
      {selected.length > 0 && (
        <TagList
          label={`${field.label}: chosen`}
          items={selected}
          onRemove={(removed) => onChange(selected.filter((option) => option.id !== removed))}
        />
      )}
    </div>
  );
}
