import { style } from '@vanilla-extract/css';
import { stickyNameVar, stickyTopVar } from '../../css/stickyTop.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, relation, surface, text } = vars.color;

export const root = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  padding: '0 12px 12px',
  outline: 'none',
  // It scrolls on its own: the table header sticks to its own edge, not below the site header.
  vars: { [stickyTopVar]: '0px', [stickyNameVar]: '0px' },
  selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${border.focus}` } },
});

export const source = style({ display: 'block', maxWidth: 280, overflowWrap: 'anywhere' });

/** A word that does not wrap. */
export const word = style({ whiteSpace: 'nowrap' });

export const path = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 6px', fontFamily: vars.font.mono });

export const hop = style({ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' });

export const step = style({
  flex: 'none',
  selectors: {
    '&[data-type="p2p"]': { color: relation.peer },
    '&[data-type="p2c"]': { color: relation.customer },
    '&[data-type="c2p"]': { color: relation.provider },
    '&[data-type="?"]': { color: relation.unspecified },
  },
});

export const hollow = style({ fill: surface.card });

export const verdict = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' });

export const failing = style({ fontFamily: vars.font.mono, color: text.muted, whiteSpace: 'nowrap' });
