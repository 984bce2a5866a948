import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, under } from '../../css/media.ts';
import { layer, measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent } = vars.color;

export const place = style({
  position: 'fixed',
  insetBlockEnd: space[24],
  insetInlineEnd: space[24],
  zIndex: layer.header,
  '@media': {
    [under('sm')]: { insetBlockEnd: space[16], insetInlineEnd: space[16] },
    print: { display: 'none' },
  },
});

/** The end of a page stays in sight below it. */
globalStyle(`body:has(${place})`, { paddingBlockEnd: space[64] });

export const button = style({
  ...textSizes[14],
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: measure.controlLarge,
  minHeight: measure.controlLarge,
  paddingInline: space[16],
  border: '1px solid transparent',
  borderRadius: radius.pill,
  background: accent.solid,
  boxShadow: vars.shadow.float,
  color: accent.onSolid,
  fontFamily: vars.font.text,
  fontWeight: fontWeights.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { background: accent.solidHover },
    '&[data-pressed]': { background: accent.solidPressed },
  },
  '@media': { [under('sm')]: { paddingInline: 0 }, [forcedColors]: { borderColor: 'ButtonBorder' } },
});

/** On a phone the drawing alone must do; the name stays for assistive technology. */
export const words = style({ '@media': { [under('sm')]: { display: 'none' } } });

/** As wide as the popover allows, on a phone as the window does. */
export const inside = style({ width: 'min(22rem, calc(100vw - 88px))' });
