import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { radius } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const search = style({ marginBottom: '16px', '@media': { [from('mob_l')]: { display: 'none' } } });

export const links = style({ display: 'grid', gap: '4px' });

export const entry = style({ ...textSizes[16], fontWeight: fontWeights.medium });

globalStyle(`${entry} > a`, {
  display: 'block',
  padding: '10px 12px',
  borderRadius: radius.control,
});
globalStyle(`${entry} > a[aria-current]`, { background: vars.color.surface.selected, color: vars.color.accent.text });
globalStyle(`${entry} > a[data-hovered]`, { background: vars.color.surface.hover, textDecoration: 'none' });
