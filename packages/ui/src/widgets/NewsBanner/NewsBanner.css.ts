import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, text } = vars.color;

export const root = style({
  borderBottom: `1px solid ${accent.border}`,
  background: accent.soft,
  color: text.strong,
  ...textSizes[14],
});

export const row = style({ display: 'flex', alignItems: 'center', gap: space[8], minHeight: '44px' });

/** Centered in the bar as if there were no button at its end. */
export const words = style({
  flexGrow: 1,
  minWidth: 0,
  paddingBlock: space[8],
  paddingInlineStart: '28px',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: fontWeights.medium });
