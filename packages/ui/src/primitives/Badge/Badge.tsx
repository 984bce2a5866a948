import type { ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import type { Severity, Tone } from '../../tokens/roles.ts';
import type { Host } from '../closed.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './Badge.css.ts';
import type { BadgeKind } from './Badge.variants.ts';

export interface BadgeProps extends Host {
  /** One or two words. */
  readonly children: ReactNode;
  /** Default `neutral`. */
  readonly tone?: Tone;
  /** Step of the severity ramp, in place of a tone. */
  readonly severity?: Severity | undefined;
  /** Default `soft`. */
  readonly kind?: BadgeKind;
  /** Icon before the words; always give one for a verdict. */
  readonly icon?: IconDrawing | undefined;
  readonly ref?: Ref<HTMLSpanElement>;
}

/** A status or a count in one word. */
export function Badge({ children, tone = 'neutral', severity, kind = 'soft', icon, ...props }: BadgeProps) {
  const [colours, state] =
    severity === undefined
      ? [styles.tone[tone], { 'data-tone': tone }]
      : [styles.severity[severity], { 'data-severity': severity }];
  return (
    <span {...props} {...state} className={classes(styles.root, colours, styles.kind[kind])}>
      {icon && <Icon of={icon} size={12} />}
      {children}
    </span>
  );
}
