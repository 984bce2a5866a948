import type { ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './Button.css.ts';
import type { ButtonKind, ButtonSize } from './Button.variants.ts';

/** Look that buttons and button links share. */
export interface ButtonLook {
  readonly children: ReactNode;
  /** Default `secondary`. */
  readonly kind?: ButtonKind;
  /** Default `medium`. */
  readonly size?: ButtonSize;
  /** Icon before the words. */
  readonly icon?: IconDrawing;
  /** Icon after the words. */
  readonly iconAfter?: IconDrawing;
  /** As wide as its container. */
  readonly wide?: boolean;
}

/** Class names for that look. */
export function buttonClass(kind: ButtonKind = 'secondary', size: ButtonSize = 'medium', wide = false): string {
  return classes(styles.root, styles.kind[kind], styles.size[size], wide && styles.wide, focusRing);
}

interface ButtonWordsProps {
  readonly icon: IconDrawing | undefined;
  readonly children: ReactNode;
  readonly iconAfter: IconDrawing | undefined;
}

/** The words between their icons. */
export function ButtonWords({ icon, children, iconAfter }: ButtonWordsProps) {
  return (
    <>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </>
  );
}
