import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { from } from '../../css/media.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, border, surface, accent } = vars.color;

const height = 'min(72vh, 640px)';
/** Usual height of the text, box and links, adjusted for padding. */
const usual = '420px';

/** The section may cut the picture, but not the search box's list: only the picture is clipped. */
export const root = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'start center',
  minHeight: height,
  padding: '32px 16px 64px',
  // Centered by its top edge, so that content which loads or grows moves nothing above it.
  '@media': { [from('tablet')]: { paddingTop: `max(32px, calc((${height} - ${usual}) / 2))` } },
});

export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  top: '-85px',
  width: '100%',
  height: 'calc(100% + 85px)',
  maskImage:
    'radial-gradient(ellipse 50% 42% at 50% 54%, transparent 60%, black 125%), linear-gradient(transparent 6%, black 28%, black 78%, transparent)',
  maskComposite: 'intersect',
});

export const line = style({ stroke: border.subtle, strokeWidth: 1.5 });
export const route = style({ stroke: accent.border, strokeWidth: 2 });
export const hop = style({ fill: surface.page, stroke: border.control, strokeWidth: 1.5 });

export const content = style([atoms({ width: 'full', textAlign: 'center' }), { maxWidth: '720px' }]);

export const label = style({ color: accent.text, ...textSizes[14], fontWeight: fontWeights.medium });

export const title = style({
  marginBlock: '8px 0',
  color: text.strong,
  fontWeight: fontWeights.strong,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
  ...textSizes[32],
  '@media': { [from('tablet')]: textSizes[48] },
});

export const statement = style({ marginTop: '12px', color: text.muted, textWrap: 'balance', ...textSizes[16] });

/** Its suggestions are above the following content. */
export const search = style({ position: 'relative', zIndex: 1, marginTop: '28px', textAlign: 'start' });

/** A little wider than the box, so that five examples fit on one line. */
export const examples = style([
  atoms({ display: 'flex', justifyContent: 'center' }),
  { marginTop: '16px', '@media': { [from('tablet')]: { marginInline: '-16px' } } },
]);

/** Reserves two lines, so that nothing moves when the visitor's network becomes known. */
export const visitor = style({ minHeight: '40px', marginTop: '20px', color: text.muted, ...textSizes[14] });
export const fact = style({ color: text.strong, fontWeight: fontWeights.medium });
export const address = style({ color: text.strong, fontFamily: vars.font.mono, fontSize: '0.8125rem' });

export const documents = style([
  atoms({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' }),
  { gap: '4px 24px', marginTop: '20px', ...textSizes[14] },
]);
