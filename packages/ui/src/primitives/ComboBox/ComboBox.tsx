import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  Group,
  Input,
  Popover,
  type ComboBoxProps as AriaComboBoxProps,
  type Key,
} from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing, focusRingWithin } from '../../css/focus.css.ts';
import type { Host } from '../closed.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, fieldState, type FieldWords } from '../Field/FieldFrame.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { OptionList, type Option } from '../ListBox/OptionList.tsx';
import * as popover from '../Popover/Popover.css.ts';
import * as select from '../Select/Select.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './ComboBox.css.ts';

type Picked = 'name' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'allowsCustomValue' | 'menuTrigger' | 'onFocus';

export interface ComboBoxProps<Id extends Key> extends FieldWords, Host, Pick<AriaComboBoxProps<object>, Picked> {
  /** Options. With `onInputChange` they are shown as they come (the caller filters); without, typing filters them. */
  readonly items: readonly Option<Id>[];
  readonly selected?: Id | null;
  readonly defaultSelected?: Id;
  /** Null when the choice is cleared. */
  readonly onSelect?: (id: Id | null) => void;
  readonly inputValue?: string;
  /** What is typed, for options that are fetched. */
  readonly onInputChange?: (text: string) => void;
  /** Options are on their way. Default false. */
  readonly isLoading?: boolean;
  /** What is said while they are. Default 'Loading'. */
  readonly loadingText?: string;
  /** What is said without options. Default 'No options'. */
  readonly empty?: ReactNode;
  readonly placeholder?: string;
  readonly icon?: IconDrawing;
  /** What stands under the options: a pager. */
  readonly footer?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A choice of one by typing. Arrow keys walk the options, Enter takes one, Escape closes. */
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
  ref,
  ...props
}: ComboBoxProps<Id>) {
  const words = { label, ...(hideLabel && { hideLabel }), description, error };
  return (
    <AriaComboBox<Option<Id>>
      {...props}
      {...fieldState(words)}
      {...(onInputChange ? { items, onInputChange } : { defaultItems: items })}
      {...(inputValue !== undefined && { inputValue })}
      {...(selected !== undefined && { value: selected })}
      {...(defaultSelected !== undefined && { defaultValue: defaultSelected })}
      {...(onSelect && { onChange: (key: Key | null) => onSelect(key as Id | null) })}
      allowsEmptyCollection
      ref={ref as Ref<HTMLDivElement>}
      className={field.root}
    >
      <FieldFrame {...words}>
        <Group className={classes(field.box, field.size[size], focusRingWithin)}>
          {icon && (
            <span className={field.sign}>
              <Icon of={icon} />
            </span>
          )}
          <Input {...(placeholder !== undefined && { placeholder })} className={field.input} />
          {isLoading && <Spinner size={16} label={loadingText} />}
          <Button className={classes(field.inside, focusRing)}>
            <Icon of={ChevronDown} />
          </Button>
        </Group>
        <Popover offset={4} className={classes(popover.surface, select.popover)}>
          <OptionList<Id> empty={isLoading ? loadingText : (empty ?? 'No options')} />
          {footer && <div className={styles.footer}>{footer}</div>}
        </Popover>
      </FieldFrame>
    </AriaComboBox>
  );
}
