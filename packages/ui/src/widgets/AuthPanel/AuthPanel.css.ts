import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { from } from '../../css/media.ts';
import { space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, border } = vars.color;

/** A comfortable width for a one-column form, in the middle of the page. */
export const root = style([
  atoms({ display: 'grid', gap: 24, padding: 16, borderRadius: 'card' }),
  {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '28rem',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginInline: 'auto',
    border: `1px solid ${border.subtle}`,
    background: surface.card,
    '@media': { [from('sm')]: { padding: space[32] } },
  },
]);

export const head = style({ display: 'grid', gap: space[8] });

export const ways = style([
  atoms({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12, paddingTop: 16 }),
  { borderTop: `1px solid ${border.subtle}` },
]);
