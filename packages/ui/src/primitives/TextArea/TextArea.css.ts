import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';
import type { FieldSize } from '../Field/Field.variants.ts';

/** The text fills the box, so that its resize handle and scrollbar are at the edge. */
export const box = style({
  padding: 0,
  selectors: { '&:hover:not([data-invalid], [data-disabled])': { borderColor: vars.color.border.controlHover } },
});

export const input = style({ borderRadius: radius.control, resize: 'vertical' });

export const size = styleVariants({
  small: { padding: `${space[4]} ${space[8]}` },
  medium: { padding: `${space[8]} ${space[12]}` },
  large: { padding: `${space[12]} ${space[16]}` },
} satisfies Record<FieldSize, object>);
