import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import type { CompanyLogoSize } from './CompanyLogo.variants.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  color: vars.color.text.muted,
  fontFamily: vars.font.text,
  fontWeight: fontWeights.strong,
  letterSpacing: '-0.02em',
  maxWidth: '100%',
  whiteSpace: 'nowrap',
});

globalStyle(`${root} > bdi`, { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const picture = style({ width: 'auto', objectFit: 'contain' });

export const mark = style({ height: '1.4em', width: '1.4em', flexShrink: 0, fill: 'currentcolor' });

export const size = styleVariants({
  small: { height: '24px', ...textSizes[16] },
  medium: { height: '32px', ...textSizes[20] },
} satisfies Record<CompanyLogoSize, object>);
