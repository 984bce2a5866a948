import { style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { stickyTop } from '../../css/stickyTop.css.ts';
import { measure, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text } = vars.color;

export const root = style({
  scrollMarginTop: stickyTop,
  paddingBlock: space[32],
  '@media': { [from('tablet')]: { paddingBlock: space[64] } },
  selectors: {
    '&[data-ground="card"]': {
      borderBlock: `1px solid ${border.subtle}`,
      background: surface.card,
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
  marginBottom: space[24],
  '@media': { [from('tablet')]: { marginBottom: space[32] } },
});

export const words = style({ display: 'grid', gap: space[8], maxWidth: measure.prose });

export const lead = style({ color: text.muted, textWrap: 'pretty', ...textSizes[16] });
