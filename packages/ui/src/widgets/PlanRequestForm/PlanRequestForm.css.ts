import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { atoms } from '../../css/atoms.css.ts';
import { space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const fields = style({
  display: 'grid',
  gap: space[16],
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Filled column by column, so that a long group leaves no gap beside it. */
export const groups = style({ '@media': { [from('sm')]: { columns: 2, columnGap: space[24] } } });
globalStyle(`${groups} > *`, { breakInside: 'avoid', paddingBottom: space[24] });

export const send = style([atoms({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })]);

export const sent = style([
  atoms({ display: 'inline-flex', alignItems: 'center', gap: 8 }),
  { color: vars.color.tone.valid.text },
]);
