import { style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { rings } from '../../css/rings.css.ts';
import { measure, radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, text } = vars.color;

export const root = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'center',
  paddingBlock: space[24],
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', gap: space[64], paddingBlock: space[48] },
  },
});

export const words = style({ display: 'grid', gap: space[16], justifyItems: 'start', maxWidth: measure.prose });
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const description = style({ color: text.strong, textWrap: 'pretty', ...textSizes[20] });
export const paragraph = style({ color: text.muted, textWrap: 'pretty', ...textSizes[16] });
export const basis = style({ color: text.muted, ...textSizes[14] });
export const waiting = style({ justifySelf: 'stretch', ...textSizes[16] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginTop: space[8] });

export const picture = style([
  rings,
  {
    display: 'none',
    placeItems: 'center',
    alignSelf: 'stretch',
    minHeight: '240px',
    border: `1px solid ${border.subtle}`,
    borderRadius: radius.card,
    '@media': { [from('md')]: { display: 'grid' } },
  },
]);
