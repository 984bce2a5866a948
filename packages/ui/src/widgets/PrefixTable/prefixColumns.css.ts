import { style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { measure, radius } from '../../tokens/space.ts';

/** Gives way to the other columns, and ends in an ellipsis; its tooltip says all. In a card, which a finger touches, all of it is there. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  minWidth: '8ch',
  maxWidth: '18ch',
  '@media': { [from('wsxga')]: { maxWidth: '28ch' }, [from('fhd')]: { maxWidth: '48ch' } },
  overflow: 'hidden',
  wordBreak: 'break-all',
  '@container': {
    [`(max-width: ${breakpoints.sm - 0.02}px)`]: { display: 'block', maxWidth: 'none', wordBreak: 'normal' },
  },
});

export const oneLine = style({ whiteSpace: 'nowrap' });

/** As large as a press target, without a look of its own. */
export const press = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measure.target,
  padding: 0,
  border: 'none',
  borderRadius: radius.pill,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { filter: 'brightness(0.96)' } },
});
