import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import * as styles from '../Button/Button.css.ts';
import type { ButtonKind, ButtonSize } from '../Button/Button.variants.ts';
import type { Closed, Host } from '../closed.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';

export interface ButtonLinkProps extends Closed<AriaLinkProps>, Host {
  readonly children: ReactNode;
  readonly href: string;
  /** Default `secondary`. */
  readonly kind?: ButtonKind;
  /** Default `medium`. */
  readonly size?: ButtonSize;
  readonly icon?: IconDrawing;
  readonly iconAfter?: IconDrawing;
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link with the weight of a button: the next step, on another page. */
export function ButtonLink({
  children,
  kind = 'secondary',
  size = 'medium',
  icon,
  iconAfter,
  wide,
  ...props
}: ButtonLinkProps) {
  return (
    <AriaLink
      {...props}
      {...(props.target === '_blank' && { rel: props.rel ?? 'noopener noreferrer' })}
      className={classes(styles.root, styles.kind[kind], styles.size[size], wide && styles.wide, focusRing)}
    >
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </AriaLink>
  );
}
