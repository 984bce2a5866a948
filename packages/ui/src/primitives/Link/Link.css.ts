import { style, styleVariants } from '@vanilla-extract/css';
import { radius } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';
import type { LinkKind } from './Link.variants.ts';

const { text } = vars.color;

export const root = style({
  borderRadius: radius.small,
  cursor: 'pointer',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { textDecorationLine: 'underline' },
  },
});

export const kind = styleVariants({
  text: {
    color: text.link,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
    selectors: { '&:hover': { color: text.linkHover, textDecorationColor: 'currentColor' } },
  },
  quiet: {
    color: text.link,
    textDecorationLine: 'none',
    selectors: { '&:hover': { color: text.linkHover } },
  },
  plain: { color: 'inherit', textDecorationLine: 'none' },
} satisfies Record<LinkKind, object>);

export const newWindow = style({ marginInlineStart: '0.25em' });

/** A word joiner keeps the icon on the line of the last word. */
export const joiner = style({ '::before': { content: '"\\2060"' } });
