import { style, styleVariants } from '@vanilla-extract/css';
import { fontWeights, textSizes } from '../tokens/type.ts';
import { vars } from '../tokens/vars.css.ts';

/** One class per text size. */
export const size = styleVariants(textSizes, (entry) => [entry]);

export const weight = styleVariants(fontWeights, (fontWeight) => ({ fontWeight }));

export const mono = style({ fontFamily: vars.font.mono, fontVariantLigatures: 'none', letterSpacing: '-0.01em' });

/** Digits of equal width, for numbers that line up. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

/** One line, cut with an ellipsis. */
export const truncate = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Breaks inside long words (prefixes, AS paths, AS-SET names). */
export const breakAnywhere = style({ overflowWrap: 'anywhere' });
