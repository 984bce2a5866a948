import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import {
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRingWithin } from '../../css/focus.css.ts';
import type { Closed, Host } from '../closed.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, fieldState, type FieldWords } from '../Field/FieldFrame.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';

export interface TextFieldProps extends Omit<Closed<AriaTextFieldProps>, 'autoComplete'>, FieldWords, Host {
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly icon?: IconDrawing;
  /** Shown at the end inside the box. */
  readonly after?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** One line of text. */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  size = 'medium',
  placeholder,
  icon,
  after,
  ...props
}: TextFieldProps) {
  const words = { label, ...(hideLabel && { hideLabel }), description, error };
  return (
    <AriaTextField {...props} {...fieldState(words)} className={field.root}>
      <FieldFrame {...words}>
        <Group className={classes(field.box, field.size[size], focusRingWithin)}>
          {icon && (
            <span className={field.sign}>
              <Icon of={icon} />
            </span>
          )}
          <Input {...(placeholder !== undefined && { placeholder })} className={field.input} />
          {after}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
