import type { Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  CheckboxGroupStateContext,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { classes } from '../../css/classes.ts';
import type { Host } from '../closed.ts';
import * as choice from '../Field/choice.css.ts';
import type { Choice, ChoiceDirection } from '../Field/choice.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, fieldState, type FieldWords } from '../Field/FieldFrame.tsx';
import * as styles from './CheckboxGroup.css.ts';
import { parentMark, toggleWhole } from './wholeGroup.ts';

export interface CheckboxGroupProps<Id extends string>
  extends
    Omit<FieldWords, 'size'>,
    Host,
    Pick<AriaCheckboxGroupProps, 'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'onBlur'> {
  readonly items: readonly Choice<Id>[];
  readonly selected?: readonly Id[];
  readonly defaultSelected?: readonly Id[];
  readonly onChange?: (selected: readonly Id[]) => void;
  /** Whether the label is a checkbox that sets and clears all the others. Default false. */
  readonly hasParent?: boolean;
  /** Default `vertical`. */
  readonly direction?: ChoiceDirection;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Any number of answers to one question. With `hasParent`, a checkbox above them sets them all. */
export function CheckboxGroup<Id extends string>({
  label,
  hideLabel,
  description,
  error,
  items,
  selected,
  defaultSelected,
  onChange,
  hasParent = false,
  direction = 'vertical',
  ...props
}: CheckboxGroupProps<Id>) {
  const words = { label, ...((hideLabel || hasParent) && { hideLabel: true }), description, error };
  return (
    <AriaCheckboxGroup
      {...props}
      {...fieldState(words)}
      {...(selected && { value: [...selected] })}
      {...(defaultSelected && { defaultValue: [...defaultSelected] })}
      {...(onChange && { onChange: (ids: string[]) => onChange(ids as Id[]) })}
      className={field.root}
    >
      {({ state }) => (
        <FieldFrame {...words}>
          {hasParent && (
            // Outside the group, since it is not one of the answers.
            <CheckboxGroupStateContext value={null}>
              <Checkbox
                isSelected={parentMark(items, state.value) === 'all'}
                isIndeterminate={parentMark(items, state.value) === 'some'}
                isDisabled={state.isDisabled}
                isReadOnly={state.isReadOnly}
                onChange={() => state.setValue(toggleWhole(items, state.value))}
              >
                {label}
              </Checkbox>
            </CheckboxGroupStateContext>
          )}
          <div className={classes(choice.list[direction], hasParent && styles.children)}>
            {items.map((item) => (
              <Checkbox
                key={item.id}
                value={item.id}
                description={item.description}
                isDisabled={item.isDisabled ?? false}
              >
                {item.name}
              </Checkbox>
            ))}
          </div>
        </FieldFrame>
      )}
    </AriaCheckboxGroup>
  );
}
