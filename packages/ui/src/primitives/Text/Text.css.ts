import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';
import { textAlignments, type TextTone } from './Text.variants.ts';

export const root = style({ margin: 0 });

export const tone = styleVariants({
  strong: { color: vars.color.text.strong },
  muted: { color: vars.color.text.muted },
  info: { color: vars.color.tone.info.text },
  valid: { color: vars.color.tone.valid.text },
  invalid: { color: vars.color.tone.invalid.text },
  unknown: { color: vars.color.tone.unknown.text },
  pro: { color: vars.color.tone.pro.text },
} satisfies Record<TextTone, { color: string }>);

export const align = styleVariants(Object.fromEntries(textAlignments.map((textAlign) => [textAlign, { textAlign }])));
