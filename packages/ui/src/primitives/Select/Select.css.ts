import { style } from '@vanilla-extract/css';

export const trigger = style({ cursor: 'pointer', justifyContent: 'space-between', textAlign: 'start' });

export const value = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The tick and the note belong to the list, not to the chosen value.
  display: 'block',
});

/** As wide as the field it belongs to, but never wider than the window allows: a popover that makes the page scroll closes itself. */
const wide = 'min(var(--trigger-width), calc(100% - 24px))';

export const popover = style({ minWidth: wide, maxWidth: `max(${wide}, min(24rem, calc(100% - 24px)))` });
