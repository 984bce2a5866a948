import { style } from '@vanilla-extract/css';
import { measure, radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import { notCards } from './DataTable.css.ts';

const { border, surface, text } = vars.color;

/** Shown above the cards in place of the table header. Controlled by CSS alone, so that no card moves once the table knows its width. */
export const root = style({
  ...textSizes[13],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderBottom: `1px solid ${border.subtle}`,
  color: text.muted,
  // It keeps its place, so that what stands below does not move up once the list turns out to be empty.
  selectors: { '&[data-empty]': { visibility: 'hidden' } },
  '@container': { [notCards]: { display: 'none' } },
});

export const choice = style({
  ...textSizes[13],
  minWidth: 0,
  minHeight: measure.controlSmall,
  paddingInline: space[8],
  border: `1px solid ${border.control}`,
  borderRadius: radius.control,
  background: surface.card,
  color: text.strong,
  fontFamily: 'inherit',
  selectors: { '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '1px' } },
});
