import { style, styleVariants } from '@vanilla-extract/css';
import { under } from '../../css/media.ts';
import { stickyNameVar, stickyTopVar } from '../../css/stickyTop.css.ts';
import { veilGround } from '../../css/veiledGround.ts';
import { layer, radius, space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';
import type { DialogSize } from './Dialog.variants.ts';

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 'var(--visual-viewport-height, 100dvh)',
  padding: space[16],
  background: vars.color.surface.scrim,
  transition: `opacity ${vars.motion.usual} ${vars.motion.curve}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [under('sm')]: { alignItems: 'end', padding: 0 } },
});

veilGround(veil);

export const sheet = style({
  // It scrolls on its own, so the offsets of sticky elements of the page do not apply.
  vars: { [stickyTopVar]: '0px', [stickyNameVar]: '0px' },
  display: 'flex',
  width: '100%',
  maxHeight: '100%',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
  transition: `transform ${vars.motion.usual} ${vars.motion.curve}`,
  selectors: { '[data-entering] > &, [data-exiting] > &': { transform: 'translateY(8px)' } },
  '@media': {
    [under('sm')]: { maxHeight: 'calc(100% - 32px)', borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
});

export const size = styleVariants({
  small: { maxWidth: '26rem' },
  medium: { maxWidth: '36rem' },
  large: { maxWidth: '54rem' },
  wide: { maxWidth: '80rem' },
} satisfies Record<DialogSize, object>);

export const root = style({ display: 'flex', flexDirection: 'column', width: '100%', minHeight: 0, outline: 'none' });

export const header = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[16]} ${space[16]} ${space[12]} ${space[24]}`,
});

/** Aligned with the first line of the title. */
export const title = style({ minWidth: 0, paddingTop: space[4] });

export const body = style({
  flexGrow: 1,
  minHeight: 0,
  overflow: 'auto',
  overflowWrap: 'break-word',
  // Room for focus rings at the edge.
  padding: `${space[4]} ${space[24]} ${space[24]}`,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[8],
  padding: `${space[12]} ${space[24]}`,
  borderTop: `1px solid ${vars.color.border.subtle}`,
});
