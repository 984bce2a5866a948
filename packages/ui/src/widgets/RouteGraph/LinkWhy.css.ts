import { style } from '@vanilla-extract/css';

/** Anchor point for the evidence: invisible and not focusable. */
export const anchor = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  width: 1,
  height: 1,
  padding: 0,
  border: 'none',
  background: 'none',
  pointerEvents: 'none',
});

export const content = style({ width: 'min(340px, 76vw)' });
