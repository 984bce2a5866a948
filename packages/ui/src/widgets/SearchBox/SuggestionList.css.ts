import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { under } from '../../css/media.ts';
import { truncate } from '../../css/text.css.ts';
import { layer, radius } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, border, text } = vars.color;

export const list = style([
  atoms({ position: 'absolute', padding: 4, borderRadius: 'card', background: 'raised', boxShadow: 'float' }),
  {
    zIndex: layer.overlay,
    insetInline: 0,
    top: 'calc(100% + 6px)',
    margin: 0,
    listStyle: 'none',
    maxHeight: 'min(60vh, 420px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${border.subtle}`,
    textAlign: 'start',
    ...textSizes[14],
  },
]);

export const option = style([
  atoms({ display: 'flex', alignItems: 'center', gap: 8, paddingX: 12 }),
  {
    minHeight: '36px',
    paddingBlock: '6px',
    borderRadius: radius.control,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: surface.hover },
      '&[aria-selected="true"]': { background: surface.selected },
    },
  },
]);

export const main = style([
  truncate,
  {
    flexShrink: 0,
    minWidth: '112px',
    maxWidth: '65%',
    color: text.strong,
    '@media': { [under('mob_l')]: { minWidth: '72px' } },
    selectors: {
      '&[data-technical]': { fontFamily: vars.font.mono, fontSize: '0.8125rem', fontWeight: fontWeights.medium },
    },
  },
]);

export const beside = style([truncate, { flexGrow: 1, color: text.muted }]);

export const kind = style({ flexShrink: 0, color: text.muted, ...textSizes[12] });

export const empty = style({ padding: '16px 12px', color: text.muted, textAlign: 'center' });
