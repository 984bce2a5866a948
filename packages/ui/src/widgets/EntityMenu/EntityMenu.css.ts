import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { tabular } from '../../css/text.css.ts';
import { radius } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, surface, accent, border, tone } = vars.color;

export const list = style({
  display: 'grid',
  gap: '2px',
  selectors: {
    '&:not([data-depth="0"])': {
      marginBlock: '2px 6px',
      marginInlineStart: '12px',
      paddingInlineStart: '8px',
      borderInlineStart: `1px solid ${border.subtle}`,
    },
  },
});

export const entry = style([
  atoms({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, paddingX: 12 }),
  {
    paddingBlock: '7px',
    borderRadius: radius.control,
    color: text.muted,
    textDecoration: 'none',
    ...textSizes[14],
    selectors: {
      '&[data-hovered]': { background: surface.hover, color: text.strong },
      '&[aria-current]': { background: surface.selected, color: accent.text, fontWeight: fontWeights.medium },
      '[data-depth]:not([data-depth="0"]) &': { paddingBlock: '5px', ...textSizes[13] },
    },
  },
]);

export const absent = style({ cursor: 'default' });

export const soon = style({
  padding: '0 6px',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.pill,
  whiteSpace: 'nowrap',
  ...textSizes[12],
});

export const count = style([tabular, { color: text.muted, ...textSizes[12], fontWeight: fontWeights.regular }]);

export const lock = style({ display: 'inline-flex', flexShrink: 0, color: tone.pro.text });
