import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

/** After the font of the field, which would reset it. */
export const digits = style({ fontVariantNumeric: 'tabular-nums' });

export const unit = style({ flexShrink: 0, color: vars.color.text.muted, whiteSpace: 'nowrap' });

export const steppers = style({ display: 'inline-flex', flexShrink: 0, marginInlineEnd: '-4px' });

export const stepper = style({
  marginInlineEnd: 0,
  selectors: { '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default' } },
});
