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

/** At least as wide as the field it belongs to. */
export const popover = style({ minWidth: 'var(--trigger-width)', maxWidth: 'max(var(--trigger-width), 24rem)' });
