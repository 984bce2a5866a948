import { style } from '@vanilla-extract/css';
import { layer, measure, radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { graph, border, surface, text } = vars.color;

export const stage = style({
  position: 'relative',
  overflow: 'clip',
  flex: '1 1 auto',
  minHeight: 0,
  contain: 'strict',
  background: graph.canvas,
  // One finger scrolls the page.
  touchAction: 'pan-x pan-y',
  cursor: 'grab',
  userSelect: 'none',
  selectors: {
    '&[data-moving]': { cursor: 'grabbing' },
    '&[data-locked]': { cursor: 'default', touchAction: 'auto' },
    '[data-full] &': { touchAction: 'none' },
    '&[data-over="edge"]': { cursor: 'pointer' },
    '&[hidden]': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: -2 },
  },
});

export const hint = style({
  ...textSizes[14],
  position: 'absolute',
  zIndex: layer.tooltip,
  // Below the tools, which cover the stage.
  insetBlockStart: `calc(${measure.control} + ${space[24]})`,
  left: '50%',
  width: 'max-content',
  maxWidth: `calc(100% - ${space[32]})`,
  boxSizing: 'border-box',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.control,
  background: surface.inverse,
  color: text.inverse,
  textAlign: 'center',
  textWrap: 'balance',
  pointerEvents: 'none',
  translate: '-50% 0',
});

export const canvas = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  maxWidth: 'none',
  transformOrigin: '0 0',
  selectors: { '[data-moving] > &': { willChange: 'transform' } },
});

export const world = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  width: 0,
  height: 0,
  transformOrigin: '0 0',
  selectors: { '[data-moving] > &': { willChange: 'transform' } },
});
