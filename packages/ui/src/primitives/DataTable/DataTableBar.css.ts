import { style } from '@vanilla-extract/css';
import { under } from '../../css/media.ts';
import { space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: '40px',
  paddingBottom: space[8],
});

export const count = style({ ...textSizes[13], color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  // On a phone a field among them may take a line of its own.
  '@media': { [under('sm')]: { selectors: { '&:has([type="search"])': { flexBasis: '100%' } } } },
});

export const failure = style({ ...textSizes[13], color: vars.color.tone.invalid.text });
