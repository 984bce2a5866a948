import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, border, text, accent } = vars.color;

export const root = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' });

export const messages = style([
  atoms({ display: 'grid', gap: 12 }),
  { margin: 0, padding: 0, listStyle: 'none', gridTemplateColumns: 'minmax(0, 1fr)' },
]);

/** The reader's own side is at the end, the other one at the start; the name tells them apart too. */
export const message = style([
  atoms({ display: 'grid', gap: 4, padding: 12, borderRadius: 'card' }),
  {
    boxSizing: 'border-box',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '44rem',
    width: 'fit-content',
    border: `1px solid ${border.subtle}`,
    background: surface.card,
    selectors: {
      '&[data-own]': { justifySelf: 'end', background: accent.soft, borderColor: accent.border },
    },
  },
]);

export const head = style([
  atoms({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'baseline' }),
  { color: text.muted, ...textSizes[13] },
]);

export const author = style({ color: text.strong, fontWeight: fontWeights.medium });

export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...textSizes[14] });

export const fields = style([
  atoms({ display: 'grid', gap: 8, padding: 12, borderRadius: 'card', background: 'sunken' }),
  { margin: 0, gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr)', ...textSizes[13] },
]);
export const term = style({ color: text.muted });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
