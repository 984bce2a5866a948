import { style } from '@vanilla-extract/css';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, border, text, relation } = vars.color;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${border.focus}` } },
});

export const scroll = style({ position: 'relative', overflow: 'auto', flex: '1 1 auto', minHeight: 0 });

export const table = style({ width: '100%', borderCollapse: 'collapse', ...textSizes[13] });

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: '8px 12px',
  background: surface.sunken,
  color: text.muted,
  fontWeight: fontWeights.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const cell = style({
  padding: '6px 12px',
  borderBlockEnd: `1px solid ${border.subtle}`,
  verticalAlign: 'baseline',
  fontVariantNumeric: 'tabular-nums',
});

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

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '4px 12px',
  borderBlockStart: `1px solid ${border.subtle}`,
  color: text.muted,
  ...textSizes[12],
  fontVariantNumeric: 'tabular-nums',
});
