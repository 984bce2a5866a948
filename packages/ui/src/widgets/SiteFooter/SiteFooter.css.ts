import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { focusRing } from '../../css/focus.css.ts';
import { from } from '../../css/media.ts';
import { radius } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text } = vars.color;

export const root = style([atoms({ borderTop: 'subtle' }), { color: text.muted, ...textSizes[13] }]);

export const columns = style({
  display: 'grid',
  gap: '24px 48px',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1.2fr)' } },
});

export const brand = style([atoms({ display: 'flex', alignItems: 'center', gap: 8 }), { alignSelf: 'start' }]);
export const brandName = style({ color: text.strong, ...textSizes[16], fontWeight: fontWeights.strong });

export const contacts = style({
  display: 'grid',
  gap: '16px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
});
export const term = style({ color: text.strong, fontWeight: fontWeights.medium, marginBottom: '4px' });
export const detail = style({ overflowWrap: 'anywhere' });

export const credits = style({ minWidth: 0, '@media': { [from('tablet')]: { gridColumn: '3' } } });
export const creditList = style({ display: 'grid', gap: '4px' });

export const last = style([
  atoms({ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'space-between', borderTop: 'subtle' }),
  { marginTop: '24px', paddingTop: '16px' },
]);
export const copyright = style(textSizes[13]);
export const links = style([atoms({ display: 'flex', flexWrap: 'wrap', gap: 16 })]);

/** A button that looks like the links beside it. */
export const plain = style({ padding: 0, border: 0, background: 'none', font: 'inherit', cursor: 'pointer' });

export const link = style([
  focusRing,
  {
    borderRadius: radius.small,
    color: text.strong,
    textDecoration: 'underline',
    textDecorationColor: vars.color.border.control,
    textUnderlineOffset: '3px',
    selectors: { '&[data-hovered]': { color: text.link, textDecorationColor: 'currentcolor' } },
  },
]);
