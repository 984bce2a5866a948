import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { measure, radius } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, border, surface } = vars.color;

export const root = style({ display: 'grid', justifyContent: 'inherit', ...textSizes[14] });

export const list = style([
  atoms({ display: 'flex', flexWrap: 'wrap' }),
  { gridArea: '1 / 1', alignContent: 'start', gap: '8px', justifyContent: 'inherit' },
]);

export const example = style([
  atoms({ display: 'inline-flex', alignItems: 'center', gap: 8 }),
  {
    minHeight: measure.controlSmall,
    padding: '0 12px',
    border: `1px solid ${border.subtle}`,
    borderRadius: radius.control,
    background: surface.card,
    fontWeight: fontWeights.medium,
    selectors: { '&:hover': { borderColor: border.control } },
  },
]);

export const kind = style({ color: text.muted, fontWeight: fontWeights.regular });

/** Takes space but is invisible. */
export const room = style({ visibility: 'hidden' });
