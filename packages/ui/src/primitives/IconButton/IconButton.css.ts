import { styleVariants } from '@vanilla-extract/css';
import { measure } from '../../tokens/space.ts';
import type { ButtonSize } from '../Button/Button.variants.ts';

const square = (edge: string) => ({ width: edge, minHeight: edge, paddingInline: 0 });

export const size = styleVariants({
  small: square(measure.controlSmall),
  medium: square(measure.control),
  large: square(measure.controlLarge),
} satisfies Record<ButtonSize, object>);
