import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { radius } from '../../tokens/space.ts';
import { fontWeights } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { graph, text, border, accent, tone } = vars.color;

export const node = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 5,
  alignContent: 'center',
  alignItems: 'center',
  justifyItems: 'start',
  paddingInline: 7,
  // Without `paint`: each clipped node would be a separate layer for the compositor, in every frame of a gesture.
  contain: 'layout style size',
  background: graph.node,
  color: text.strong,
  border: `1px solid ${graph.nodeBorder}`,
  borderRadius: radius.control,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '[data-blocks] > &:not([tabindex="0"])': { display: 'none' },
    '&[data-root]': { background: graph.root, borderColor: graph.root, color: graph.onRoot },
    // Separate from the border, which shows what a step has changed.
    '&[data-origin]': { backgroundImage: `linear-gradient(to right, ${graph.root} 4px, transparent 4px)` },
    // A stack: there are more below it.
    '&[data-group]': {
      gridTemplateColumns: 'auto',
      boxShadow: `3px 3px 0 -1px ${graph.node}, 3px 3px 0 0 ${graph.nodeBorder}`,
      color: text.strong,
      font: 'inherit',
      textAlign: 'start',
    },
    '&[data-extended]': { borderStyle: 'dashed' },
    '&[data-change="new"]': { borderWidth: 2, borderColor: graph.added },
    '&[data-change="left"]': { borderStyle: 'dotted', borderColor: graph.left, color: text.muted },
    '&[data-lit]': { borderColor: accent.solid, boxShadow: `0 0 0 1px ${accent.solid}` },
    '&[data-lit][data-root]': { boxShadow: `0 0 0 2px ${graph.canvas}, 0 0 0 3px ${accent.solid}` },
    '[data-dimming] &:not([data-lit])': { borderColor: border.subtle, color: text.disabled },
    '[data-dimming] &[data-root]:not([data-lit])': { background: graph.node },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: 2 },
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const number = style({
  fontFamily: vars.font.mono,
  fontSize: 13,
  lineHeight: '17px',
  letterSpacing: '-0.02em',
  fontWeight: fontWeights.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-long] > &': { gridColumn: '1 / -1', fontSize: 11.5, letterSpacing: '-0.04em' },
    '[data-detail="middle"] &': {
      gridColumn: '1 / -1',
      fontSize: 15.5,
      lineHeight: '19px',
      letterSpacing: '-0.04em',
    },
    '[data-detail="middle"] [data-long] > &': { fontSize: 12, letterSpacing: '-0.05em' },
    '[data-detail="far"] &': {
      gridColumn: '1 / -1',
      justifySelf: 'center',
      fontSize: 20,
      lineHeight: '40px',
      letterSpacing: '-0.07em',
    },
    '[data-detail="far"] [data-long] > &': { fontSize: 13 },
    '[data-detail="none"] &': { visibility: 'hidden' },
    [`${node}[data-group] > &`]: { fontFamily: vars.font.text, letterSpacing: 'normal', fontSize: 12.5 },
    [`${node}[data-change="left"] > &`]: { textDecoration: 'line-through' },
  },
});

/** Flag and name are cells of the node: the flag is beside the number if there is room, so that the name has the full width. */
export const who = style({
  display: 'contents',
  fontSize: 11,
  lineHeight: '16px',
  color: text.muted,
  selectors: {
    '[data-root] > &': { color: 'inherit' },
    '[data-dimming] :not([data-lit]) > &': { color: 'inherit' },
    '[data-detail="middle"] &': { fontSize: 13, lineHeight: '18px' },
    '[data-detail="far"] &, [data-detail="none"] &': { display: 'none' },
  },
});

/** On two lines if one is not enough. A word that is too long for a line is clipped, not wrapped; a hyphen may extend into the padding. */
export const name = style({
  gridColumn: '1 / -1',
  display: '-webkit-box',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  marginRight: -4,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: '12px',
  letterSpacing: '-0.03em',
  selectors: {
    '[data-long] &': { gridColumn: 'auto' },
    '[data-detail="middle"] &': {
      gridColumn: 'auto',
      WebkitLineClamp: 1,
      lineHeight: '18px',
      wordBreak: 'break-all',
    },
  },
});

export const badge = style({
  position: 'absolute',
  // On the corner: a number of ten digits takes the full width.
  insetBlockStart: -7,
  insetInlineEnd: -7,
  display: 'grid',
  placeItems: 'center',
  width: 14,
  height: 14,
  borderRadius: radius.pill,
  fontSize: 12,
  lineHeight: '14px',
  fontWeight: fontWeights.strong,
  selectors: {
    '[data-change="new"] > &': { background: tone.info.solid, color: tone.info.onSolid },
    '[data-change="left"] > &': { background: graph.canvas, color: graph.left, border: `1px solid ${graph.left}` },
  },
});
