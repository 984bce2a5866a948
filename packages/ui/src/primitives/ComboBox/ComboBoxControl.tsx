import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Group, Input, Popover } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing, focusRingWithin } from '../../css/focus.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { OptionList } from '../ListBox/OptionList.tsx';
import * as popover from '../Popover/Popover.css.ts';
import * as select from '../Select/Select.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './ComboBox.css.ts';
import { takesFocusBack } from './takesFocusBack.ts';

/** Look and texts of a field with a typed search for options. */
export interface ComboBoxLook extends FieldWords {
  /** Whether options are loading. Default false. */
  readonly isLoading?: boolean;
  /** Shown while they load. Default 'Loading'. */
  readonly loadingText?: string;
  /** Shown if there are no options. Default 'No options'. */
  readonly empty?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly icon?: IconDrawing | undefined;
  /** Shown below the options: a pager. */
  readonly footer?: ReactNode;
}

/** The input and the options below it, for choosing one or many. */
export function ComboBoxControl({
  size = 'medium',
  isLoading = false,
  loadingText = 'Loading',
  empty = 'No options',
  placeholder,
  icon,
  footer,
  ...words
}: ComboBoxLook) {
  return (
    <FieldFrame {...words}>
      <Group ref={takesFocusBack} className={classes(field.box, field.size[size], focusRingWithin)}>
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
        <OptionList empty={isLoading ? loadingText : empty} />
        {footer && <div className={styles.footer}>{footer}</div>}
      </Popover>
    </FieldFrame>
  );
}
