import { ChevronDown } from 'lucide-react';
import { useState, type ReactElement, type ReactNode, type Ref } from 'react';
import {
  Button,
  Popover,
  Select as AriaSelect,
  SelectValue,
  type Key,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { Host } from '../closed.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, fieldState, type FieldWords } from '../Field/FieldFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { OptionList, type Option } from '../ListBox/OptionList.tsx';
import { choiceState, type SingleChoice } from '../ListBox/singleChoice.ts';
import * as popover from '../Popover/Popover.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps<Id extends Key>
  extends SingleChoice<Id>, FieldWords, Host, Pick<AriaSelectProps<object>, 'isOpen' | 'defaultOpen'> {
  readonly onSelect?: (id: Id) => void;
  /** Default 'Choose'. */
  readonly placeholder?: string | undefined;
  /** Whether the label is shown before the chosen value instead of above: `ROA: Invalid`. Default false. */
  readonly namesValue?: boolean;
  /** What the choice means, in one or two sentences: a tooltip of the closed select. */
  readonly about?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Up to this many options are cheap to render. */
const FEW = 30;

/** Choose one of a short list. Arrow keys open it and move, letters jump. */
export function Select<Id extends Key>({
  label,
  hideLabel,
  description,
  error,
  size = 'medium',
  items,
  selected,
  defaultSelected,
  onSelect,
  placeholder = 'Choose',
  namesValue = false,
  about,
  ...props
}: SelectProps<Id>) {
  const words = { label, ...(hideLabel && { hideLabel }), description, error };
  const [wasNear, setNear] = useState(false);
  // A closed select shows the chosen option; the rest of a long list is rendered when the reader comes near. It could not open with no options at
  // all.
  const isWhole = wasNear || items.length <= FEW || props.isOpen || props.defaultOpen;
  const chosen = selected === undefined ? defaultSelected : selected;
  const near = (): void => setNear(true);
  return (
    <AriaSelect
      {...props}
      onFocus={near}
      {...fieldState(words)}
      {...choiceState(selected, defaultSelected)}
      {...(onSelect && { onChange: (key: Key | null) => key !== null && onSelect(key as Id) })}
      placeholder={placeholder}
      className={field.root}
    >
      {({ isInvalid }) => (
        <FieldFrame {...words}>
          {withTip(
            <Button
              onHoverStart={near}
              onPressStart={near}
              {...(isInvalid && { 'data-invalid': true })}
              className={classes(field.box, field.size[size], styles.trigger, focusRing)}
            >
              <SelectValue<Option<Id>> className={styles.value}>
                {({ selectedItems, isPlaceholder, defaultChildren }) =>
                  isPlaceholder ? (
                    defaultChildren
                  ) : (
                    <>
                      {namesValue && `${label}: `}
                      {selectedItems[0]?.content ?? selectedItems[0]?.name}
                    </>
                  )
                }
              </SelectValue>
              <span className={field.sign}>
                <Icon of={ChevronDown} />
              </span>
            </Button>,
            about,
          )}
          <Popover offset={4} className={classes(popover.surface, styles.popover)}>
            <OptionList items={isWhole ? items : items.filter(({ id }, index) => index === 0 || id === chosen)} />
          </Popover>
        </FieldFrame>
      )}
    </AriaSelect>
  );
}

/** Without `about`, only the control. */
function withTip(control: ReactElement, about: ReactNode): ReactElement {
  return about ? <Tooltip content={about}>{control}</Tooltip> : control;
}
