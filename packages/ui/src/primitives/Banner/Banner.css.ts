import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({
  ...textSizes[14],
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  border: '1px solid',
  borderRadius: radius.card,
  color: vars.color.text.strong,
});

export const tone = styleVariants(vars.color.tone, ({ soft, border }) => ({ background: soft, borderColor: border }));

export const sign = styleVariants(vars.color.tone, ({ text }) => ({ color: text, display: 'flex', paddingTop: '2px' }));

export const body = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: fontWeights.strong });

/** The buttons are beside the words if there is room, else below them. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  alignItems: 'center',
  flexGrow: 1,
  minWidth: 0,
});

/** Extends into the padding: its target is larger than its icon. */
export const close = style({ marginBlock: '-4px', marginInlineEnd: '-8px' });
