import { globalStyle, style } from '@vanilla-extract/css';
import { radius } from '../../tokens/space.ts';

/** Buttons share borders; the one that is hovered or focused is drawn above its neighbors. */
export const root = style({ display: 'inline-flex', isolation: 'isolate' });

globalStyle(`${root} > *`, { borderRadius: 0, marginInlineStart: '-1px' });
globalStyle(`${root} > *:first-child`, {
  marginInlineStart: 0,
  borderStartStartRadius: radius.control,
  borderEndStartRadius: radius.control,
});
globalStyle(`${root} > *:last-child`, { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control });
globalStyle(`${root} > [data-hovered], ${root} > [data-selected], ${root} > [data-focus-visible]`, { zIndex: 1 });
