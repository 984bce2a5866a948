import type { ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import * as button from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/Button.variants.ts';
import type { Closed, Host } from '../closed.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps extends Closed<AriaToggleButtonProps>, Host {
  readonly children: ReactNode;
  /** Its key in a `ButtonGroup` with a choice. */
  readonly id?: string;
  readonly icon?: IconDrawing;
  /** Default `medium`. */
  readonly size?: ButtonSize;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that stays pressed: a mode of the view that is on or off. */
export function ToggleButton({ children, icon, size = 'medium', ...props }: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...props}
      className={classes(button.root, button.kind.secondary, button.size[size], styles.pressed, focusRing)}
    >
      {icon && <Icon of={icon} />}
      {children}
    </AriaToggleButton>
  );
}
