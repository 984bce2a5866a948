import { style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text } = vars.color;

export const list = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('sm_tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[24],
  height: '100%',
  minHeight: '8rem',
  padding: space[16],
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.card,
  color: text.strong,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: { '&[data-hovered]': { borderColor: border.control, background: surface.hover } },
});

export const title = style({
  ...textSizes[16],
  fontWeight: fontWeights.medium,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const foot = style({
  ...textSizes[13],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  color: text.muted,
});

export const more = style({ display: 'flex', justifyContent: 'center', paddingTop: space[24] });
