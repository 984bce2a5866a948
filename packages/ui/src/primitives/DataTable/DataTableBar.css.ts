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

/** Room for `1,234 rows` from the beginning: nothing beside it moves when the rows are counted. */
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
  // On a phone a field among them may take a line of its own.
  '@media': {
    [under('sm')]: { selectors: { '&:has([type="search"])': { flexBasis: '100%' }, '&:empty': { display: 'none' } } },
  },
});

/** On a phone it takes the line: the count at its beginning, what acts on the list at its end. */
export const ends = style({
  '@media': { [under('sm')]: { flexGrow: 1, justifyContent: 'end' } },
});

export const failure = style({ ...textSizes[13], color: vars.color.tone.invalid.text });
