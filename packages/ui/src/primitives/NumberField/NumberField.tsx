import { Minus, Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing, focusRingWithin } from '../../css/focus.css.ts';
import type { Closed, Host } from '../closed.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, fieldState, type FieldWords } from '../Field/FieldFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps extends Closed<AriaNumberFieldProps>, FieldWords, Host {
  readonly placeholder?: string;
  /** Unit after the number. Use `formatOptions` for units that `Intl.NumberFormat` knows. */
  readonly unit?: ReactNode;
  /** Whether it has buttons to count up and down. Default true; false for numbers that are names (ASNs). */
  readonly hasSteppers?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A number field. Other characters cannot be typed; a value out of range becomes the nearest allowed one. */
export function NumberField({
  label,
  hideLabel,
  description,
  error,
  size = 'medium',
  placeholder,
  unit,
  hasSteppers = true,
  ...props
}: NumberFieldProps) {
  const words = { label, ...(hideLabel && { hideLabel }), description, error };
  return (
    <AriaNumberField {...props} {...fieldState(words)} className={field.root}>
      <FieldFrame {...words}>
        <Group className={classes(field.box, field.size[size], focusRingWithin)}>
          <Input {...(placeholder !== undefined && { placeholder })} className={classes(field.input, styles.digits)} />
          {unit && <span className={styles.unit}>{unit}</span>}
          {hasSteppers && (
            <span className={styles.steppers}>
              <Button slot="decrement" className={classes(field.inside, styles.stepper, focusRing)}>
                <Icon of={Minus} size={14} />
              </Button>
              <Button slot="increment" className={classes(field.inside, styles.stepper, focusRing)}>
                <Icon of={Plus} size={14} />
              </Button>
            </span>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
