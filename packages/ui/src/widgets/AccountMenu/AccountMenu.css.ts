import { style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../css/media.ts';
import { radius } from '../../tokens/space.ts';
import { fontWeights } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, tone } = vars.color;

export const trigger = style({ position: 'relative', display: 'inline-flex', flexGrow: 1 });

/** On the upper corner of the icon, with a gap around it; grows away from the icon. */
export const count = style({
  position: 'absolute',
  insetInlineStart: '19px',
  top: '1px',
  minWidth: '18px',
  paddingInline: '4px',
  border: `2px solid ${surface.page}`,
  borderRadius: radius.pill,
  background: tone.info.solid,
  color: tone.info.onSolid,
  fontSize: '0.6875rem',
  lineHeight: '0.875rem',
  fontWeight: fontWeights.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': {
    // With a word beside the icon, it moves to the outer corner of the button, away from the button before it.
    [from('tablet')]: { insetInlineStart: 'auto', insetInlineEnd: '-6px', top: '-6px' },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});
