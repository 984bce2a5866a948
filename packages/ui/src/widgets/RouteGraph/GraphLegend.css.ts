import { style, styleVariants } from '@vanilla-extract/css';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { relation, text } = vars.color;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: text.muted,
  ...textSizes[12],
});

export const entry = style({ display: 'flex', alignItems: 'center', gap: 6 });

export const sample = styleVariants(
  {
    p2p: relation.peer,
    p2c: relation.customer,
    c2p: relation.provider,
    '?': relation.unspecified,
    possible: text.muted,
    added: vars.color.graph.added,
    left: vars.color.graph.left,
    origin: vars.color.graph.root,
  },
  (color) => ({ color, flex: 'none' }),
);

export const box = style({ fill: 'none', stroke: vars.color.graph.nodeBorder });

export const hollow = style({ fill: vars.color.graph.canvas });
