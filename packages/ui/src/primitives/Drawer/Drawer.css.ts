import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';
import type { DrawerSide } from './Drawer.variants.ts';

export const veil = style({ padding: 0, alignItems: 'stretch' });

export const side = styleVariants({
  start: { justifyContent: 'start' },
  end: { justifyContent: 'end' },
} satisfies Record<DrawerSide, object>);

export const sheet = style({
  display: 'flex',
  width: 'min(20rem, calc(100% - 48px))',
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
});
