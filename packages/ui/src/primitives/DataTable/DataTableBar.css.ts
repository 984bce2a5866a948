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

/** Room for `1,234 rows` from the start, so that nothing moves when the rows are counted. */
export const count = style({
  ...textSizes[13],
  minWidth: '10ch',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { [under('sm')]: { marginInlineEnd: 'auto', textAlign: 'start' } },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  // On a phone a field among the tools may take a line of its own.
  '@media': {
    [under('sm')]: { selectors: { '&:has([type="search"])': { flexBasis: '100%' }, '&:empty': { display: 'none' } } },
  },
});

/** At the end of its line, also if the tools push it to a line of its own; on a phone the count is at the start. */
export const ends = style({
  marginInlineStart: 'auto',
  '@media': { [under('sm')]: { flexGrow: 1, justifyContent: 'end' } },
});

export const failure = style({ ...textSizes[13], color: vars.color.tone.invalid.text });
