import type { ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import * as text from '../../css/text.css.ts';
import type { fontWeights, TextSize } from '../../tokens/type.ts';
import type { Host } from '../closed.ts';
import * as styles from './Text.css.ts';
import type { TextAlignment, TextTone } from './Text.variants.ts';

export interface TextProps extends Host {
  readonly children?: ReactNode;
  /** Element to render. Default `p`; `span` inside a sentence. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li';
  readonly size?: TextSize;
  readonly weight?: keyof typeof fontWeights;
  /** Default: the color of the text around it. */
  readonly tone?: TextTone | undefined;
  readonly align?: TextAlignment;
  /** Digits of one width, for numbers that line up. */
  readonly tabular?: boolean;
  /** One line, cut with an ellipsis. */
  readonly truncate?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/** A piece of text. */
export function Text({ as: Element = 'p', size, weight, tone, align, tabular, truncate, ref, ...props }: TextProps) {
  return (
    <Element
      {...props}
      ref={ref as Ref<never>}
      className={classes(
        styles.root,
        size && text.size[size],
        weight && text.weight[weight],
        tone && styles.tone[tone],
        align && styles.align[align],
        tabular && text.tabular,
        truncate && text.truncate,
      )}
    />
  );
}
