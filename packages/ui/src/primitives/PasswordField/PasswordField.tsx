import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> {
  /** Whether a password manager fills in the saved password or suggests a new one. Default `current-password`. */
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** A password, hidden until the reader shows it. */
export function PasswordField({ autoComplete = 'current-password', isDisabled = false, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      isDisabled={isDisabled}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      autoCorrect="off"
      after={
        <ToggleButton
          aria-label="Show password"
          isSelected={isShown}
          onChange={setShown}
          isDisabled={isDisabled}
          className={classes(field.inside, focusRing)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </ToggleButton>
      }
    />
  );
}
