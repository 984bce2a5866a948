import type { Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRingWithin } from '../../css/focus.css.ts';
import type { Closed, Host } from '../closed.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, fieldState, type FieldWords } from '../Field/FieldFrame.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends Omit<Closed<AriaTextFieldProps>, 'type' | 'pattern' | 'autoComplete'>, FieldWords, Host {
  readonly placeholder?: string;
  /** Visible lines; the reader can resize it. Default 4. */
  readonly rows?: number;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Text of several lines. */
export function TextArea({
  label,
  hideLabel,
  description,
  error,
  size = 'medium',
  placeholder,
  rows = 4,
  ...props
}: TextAreaProps) {
  const words = { label, ...(hideLabel && { hideLabel }), description, error };
  return (
    <AriaTextField {...props} {...fieldState(words)} className={field.root}>
      {({ isInvalid, isDisabled }) => (
        <FieldFrame {...words}>
          <div
            data-invalid={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
            className={classes(field.box, field.size[size], styles.box, focusRingWithin)}
          >
            <AriaTextArea
              rows={rows}
              placeholder={placeholder}
              className={classes(field.input, styles.input, styles.size[size])}
            />
          </div>
        </FieldFrame>
      )}
    </AriaTextField>
  );
}
