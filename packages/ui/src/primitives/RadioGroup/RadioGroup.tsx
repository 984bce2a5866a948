import type { Ref } from 'react';
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components';
import type { Host } from '../closed.ts';
import * as choice from '../Field/choice.css.ts';
import type { Choice, ChoiceDirection } from '../Field/choice.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, fieldState, type FieldWords } from '../Field/FieldFrame.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioGroupProps<Id extends string>
  extends
    Omit<FieldWords, 'size'>,
    Host,
    Pick<AriaRadioGroupProps, 'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'onBlur'> {
  readonly items: readonly Choice<Id>[];
  /** Null if nothing is chosen yet. */
  readonly selected?: Id | null;
  readonly defaultSelected?: Id;
  readonly onSelect?: (id: Id) => void;
  /** Default `vertical`. */
  readonly direction?: ChoiceDirection;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Choose one of two to seven options, all visible. Arrow keys choose. */
export function RadioGroup<Id extends string>({
  label,
  hideLabel,
  description,
  error,
  items,
  selected,
  defaultSelected,
  onSelect,
  direction = 'vertical',
  ...props
}: RadioGroupProps<Id>) {
  const words = { label, ...(hideLabel && { hideLabel }), description, error };
  return (
    <AriaRadioGroup
      {...props}
      {...fieldState(words)}
      {...(selected !== undefined && { value: selected })}
      {...(defaultSelected !== undefined && { defaultValue: defaultSelected })}
      {...(onSelect && { onChange: (id: string) => onSelect(id as Id) })}
      orientation={direction}
      className={field.root}
    >
      <FieldFrame {...words}>
        <div className={choice.list[direction]}>
          {items.map((item) => (
            <RadioField key={item.id} value={item.id} isDisabled={item.isDisabled ?? false} className={field.root}>
              <RadioButton className={choice.choice}>
                <span className={styles.circle} />
                <span>{item.name}</span>
              </RadioButton>
              {item.description && (
                <div className={choice.below}>
                  <Text slot="description" className={field.description}>
                    {item.description}
                  </Text>
                </div>
              )}
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
