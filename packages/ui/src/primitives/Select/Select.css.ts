import { style } from '@vanilla-extract/css';

export const trigger = style({ cursor: 'pointer', justifyContent: 'space-between', textAlign: 'start' });

export const value = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The tick and the note appear in the list, not in the chosen value.
  display: 'block',
});

/** As wide as its field, but never wider than the window: a popover that makes the page scroll closes itself. */
const wide = 'min(var(--trigger-width), calc(100% - 24px))';

export const popover = style({ minWidth: wide, maxWidth: `max(${wide}, min(24rem, calc(100% - 24px)))` });
