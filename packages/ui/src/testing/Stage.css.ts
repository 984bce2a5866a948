import { style } from '@vanilla-extract/css';
import { space } from '../tokens/space.ts';
import { vars } from '../tokens/vars.css.ts';

/** Nothing outside the edge shows, so that a picture is the component and its ground. */
export const root = style({
  width: 'fit-content',
  maxWidth: '100%',
  background: vars.color.surface.page,
});

export const ground = style({ padding: space[16] });
