import { style } from '@vanilla-extract/css';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const subject = style({
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-unread]': { fontWeight: fontWeights.strong } },
});

export const excerpt = style({
  color: vars.color.text.muted,
  fontWeight: fontWeights.regular,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  ...textSizes[13],
});
