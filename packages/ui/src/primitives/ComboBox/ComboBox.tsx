import type { Ref } from 'react';
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps, type Key } from 'react-aria-components';
import type { Host } from '../closed.ts';
import * as field from '../Field/Field.css.ts';
import { fieldState } from '../Field/FieldFrame.tsx';
import type { Option } from '../ListBox/OptionList.tsx';
import { choiceState, type SingleChoice } from '../ListBox/singleChoice.ts';
import { ComboBoxControl, type ComboBoxLook } from './ComboBoxControl.tsx';

type Picked = 'autoFocus' | 'allowsCustomValue' | 'menuTrigger' | 'onFocus';

export interface ComboBoxProps<Id extends Key>
  extends SingleChoice<Id>, ComboBoxLook, Host, Pick<AriaComboBoxProps<object>, Picked> {
  /** Options. With `onInputChange` they are shown as given (the caller filters); without it, typing filters them. */
  readonly items: readonly Option<Id>[];
  /** Null if the choice is cleared. */
  readonly onSelect?: (id: Id | null) => void;
  readonly inputValue?: string;
  /** The typed text, for options that are fetched. */
  readonly onInputChange?: (text: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Choose one option by typing. Arrow keys move through the options, Enter selects one, Escape closes. */
export function ComboBox<Id extends Key>({
  label,
  hideLabel,
  description,
  error,
  size = 'medium',
  items,
  selected,
  defaultSelected,
  onSelect,
  inputValue,
  onInputChange,
  isLoading = false,
  loadingText = 'Loading',
  empty,
  placeholder,
  icon,
  footer,
  ...props
}: ComboBoxProps<Id>) {
  const words = { label, ...(hideLabel && { hideLabel }), description, error };
  return (
    <AriaComboBox<Option<Id>>
      {...props}
      {...fieldState(words)}
      {...(onInputChange ? { items, onInputChange } : { defaultItems: items })}
      {...(inputValue !== undefined && { inputValue })}
      {...choiceState(selected, defaultSelected)}
      {...(onSelect && { onChange: (key: Key | null) => onSelect(key as Id | null) })}
      allowsEmptyCollection
      className={field.root}
    >
      <ComboBoxControl
        {...words}
        {...{ size, isLoading, loadingText, empty, footer }}
        placeholder={placeholder}
        icon={icon}
      />
    </AriaComboBox>
  );
}
