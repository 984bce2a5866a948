import { useState, type Ref } from 'react';
import { ComboBox as AriaComboBox, type Key } from 'react-aria-components';
import type { Host } from '../closed.ts';
import { ComboBoxControl, type ComboBoxLook } from '../ComboBox/ComboBoxControl.tsx';
import * as field from '../Field/Field.css.ts';
import { fieldState } from '../Field/FieldFrame.tsx';
import type { Option } from '../ListBox/OptionList.tsx';
import { TagList } from '../Tag/TagList.tsx';
import * as styles from './MultiSelect.css.ts';

export interface MultiSelectProps<Id extends Key> extends ComboBoxLook, Host {
  /** All options, or with `onInputChange` those for the typed text. */
  readonly items: readonly Option<Id>[];
  /** The chosen options, in the order of choosing. */
  readonly selected: readonly Option<Id>[];
  readonly onChange: (selected: readonly Option<Id>[]) => void;
  /** The typed text, for options that are fetched. */
  readonly onInputChange?: (text: string) => void;
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Choose many options: typing finds them, each becomes a tag, and its button or Backspace removes it. */
export function MultiSelect<Id extends Key>({
  items,
  selected,
  onChange,
  onInputChange,
  isDisabled = false,
  id,
  'data-testid': testId,
  ref,
  ...look
}: MultiSelectProps<Id>) {
  const [text, setText] = useState('');
  const type = (next: string): void => {
    setText(next);
    onInputChange?.(next);
  };
  const choose = (ids: readonly Key[]): void => {
    const known = new Map<Key, Option<Id>>([...items, ...selected].map((option) => [option.id, option]));
    onChange(ids.flatMap((each) => known.get(each) ?? []));
    type('');
  };

  return (
    <div id={id} data-testid={testId} ref={ref} className={styles.root}>
      <AriaComboBox<Option<Id>, 'multiple'>
        {...fieldState(look)}
        {...(onInputChange ? { items } : { defaultItems: items })}
        selectionMode="multiple"
        value={selected.map((option) => option.id)}
        onChange={choose}
        inputValue={text}
        onInputChange={type}
        isDisabled={isDisabled}
        allowsEmptyCollection
        className={field.root}
      >
        <ComboBoxControl {...look} />
      </AriaComboBox>
      {selected.length > 0 && (
        <TagList
          label={`${look.label}: chosen`}
          items={selected}
          onRemove={
            !isDisabled ? (removed: Key) => onChange(selected.filter((option) => option.id !== removed)) : undefined
          }
        />
      )}
    </div>
  );
}
