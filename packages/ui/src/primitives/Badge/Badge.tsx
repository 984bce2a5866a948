import type { ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import type { Tone } from '../../tokens/roles.ts';
import type { Host } from '../closed.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './Badge.css.ts';
import type { BadgeKind } from './Badge.variants.ts';

export interface BadgeProps extends Host {
  /** One or two words. */
  readonly children: ReactNode;
  /** Default `neutral`. */
  readonly tone?: Tone;
  /** Default `soft`. */
  readonly kind?: BadgeKind;
  /** Drawing before the words; required in spirit for every tone that is a verdict. */
  readonly icon?: IconDrawing;
  readonly ref?: Ref<HTMLSpanElement>;
}

/** A status or a count in a word. */
export function Badge({ children, tone = 'neutral', kind = 'soft', icon, ...props }: BadgeProps) {
  return (
    <span {...props} data-tone={tone} className={classes(styles.root, styles.tone[tone], styles.kind[kind])}>
      {icon && <Icon of={icon} size={12} />}
      {children}
    </span>
  );
}
