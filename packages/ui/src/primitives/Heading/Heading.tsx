import type { ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import * as text from '../../css/text.css.ts';
import type { TextSize } from '../../tokens/type.ts';
import type { Host } from '../closed.ts';
import * as styles from './Heading.css.ts';
import { headingSizes, type HeadingLevel } from './Heading.variants.ts';

export interface HeadingProps extends Host {
  readonly children: ReactNode;
  /** Heading level. */
  readonly level: HeadingLevel;
  /** Text size, if it differs from the usual one of the level. */
  readonly size?: TextSize;
  /** One line, cut with an ellipsis. */
  readonly truncate?: boolean;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** Title of the content below it. */
export function Heading({ level, size = headingSizes[level], truncate, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...props} className={classes(styles.root, text.size[size], truncate && text.truncate)} />;
}
