import { style } from '@vanilla-extract/css';
import { space } from '../tokens/space.ts';
import { vars } from '../tokens/vars.css.ts';

/** Clips everything outside, so that a picture shows only the component and its background. */
export const root = style({
  width: 'fit-content',
  maxWidth: '100%',
  background: vars.color.surface.page,
});

export const ground = style({ padding: space[16] });
