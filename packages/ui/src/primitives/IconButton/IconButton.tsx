import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import * as button from '../Button/Button.css.ts';
import type { ButtonKind, ButtonSize } from '../Button/Button.variants.ts';
import type { Closed, Host } from '../closed.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<Closed<AriaButtonProps>, 'aria-label'>, Host {
  readonly icon: IconDrawing;
  /** What it does: its name for assistive technology and its tooltip. */
  readonly label: string;
  /** Default `quiet`. */
  readonly kind?: ButtonKind;
  /** Default `medium`. */
  readonly size?: ButtonSize;
  readonly tooltipPlacement?: NonNullable<TooltipProps['placement']>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon; its label appears in a tooltip. */
export function IconButton({
  icon,
  label,
  kind = 'quiet',
  size = 'medium',
  tooltipPlacement = 'top',
  ...props
}: IconButtonProps) {
  return (
    <Tooltip content={label} placement={tooltipPlacement}>
      <AriaButton
        {...props}
        aria-label={label}
        className={classes(button.root, button.kind[kind], button.size[size], styles.size[size], focusRing)}
      >
        <Icon of={icon} size={size === 'large' ? 20 : 16} />
      </AriaButton>
    </Tooltip>
  );
}
