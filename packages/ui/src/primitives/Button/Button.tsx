import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { Closed, Host } from '../closed.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import type { ButtonKind, ButtonSize } from './Button.variants.ts';

export interface ButtonProps extends Closed<AriaButtonProps>, Host {
  readonly children: ReactNode;
  /** Default `secondary`. */
  readonly kind?: ButtonKind;
  /** Default `medium`. */
  readonly size?: ButtonSize;
  /** Drawing before the words. */
  readonly icon?: IconDrawing;
  /** Drawing after the words. */
  readonly iconAfter?: IconDrawing;
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. While `isPending` it keeps its width and its focus and cannot be pressed. */
export function Button({
  children,
  kind = 'secondary',
  size = 'medium',
  icon,
  iconAfter,
  wide,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={classes(styles.root, styles.kind[kind], styles.size[size], wide && styles.wide, focusRing)}
    >
      {({ isPending }) => (
        <>
          <span className={styles.hiddenWhileWaiting}>
            {icon && <Icon of={icon} />}
            {children}
            {iconAfter && <Icon of={iconAfter} />}
          </span>
          {isPending && (
            <span className={styles.wait}>
              <Spinner size={16} label="Please wait" />
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
}
