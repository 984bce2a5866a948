import { globalStyle, style } from '@vanilla-extract/css';
import { stickyTop } from '../../css/stickyTop.css.ts';
import { measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text } = vars.color;

export const root = style({ display: 'grid', gap: space[24], maxWidth: measure.prose, minWidth: 0 });
export const head = style({ display: 'grid', gap: space[8] });
export const date = style({ ...textSizes[13], color: text.muted });

/** Text written by others: every element that may occur gets its style here. */
export const body = style({ ...textSizes[16], minWidth: 0, color: text.strong, overflowWrap: 'anywhere' });

const heading = ':is(h1, h2, h3, h4, h5, h6)';

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(
    selector
      .split(', ')
      .map((each) => `${body} ${each}`)
      .join(', '),
    rule,
  );

// Not `* + *`: with it, each element that comes or goes makes a browser recalculate the styles of everything after it on the page.
globalStyle(`${body} > *`, { marginTop: space[16] });
inside('h1, h2, h3, h4, h5, h6', {
  ...textSizes[16],
  marginTop: space[32],
  // Moves the following content closer.
  marginBottom: `-${space[8]}`,
  fontWeight: fontWeights.strong,
  // A deep link stops below the sticky elements at the top of the window.
  scrollMarginTop: `calc(${stickyTop} + ${space[16]})`,
  textWrap: 'balance',
});
inside('h1, h2', textSizes[24]);
inside('h3', textSizes[20]);
globalStyle(`${body} > ${heading} + ${heading}`, { marginTop: space[16] });
globalStyle(`${body} > :first-child`, { marginTop: 0 });

inside('a', {
  color: text.link,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
});
inside('a:hover', { color: text.linkHover });
inside('a:focus-visible, [role="region"]:focus-visible', {
  outline: `2px solid ${border.focus}`,
  outlineOffset: '2px',
});
inside('a[data-anchor]', {
  marginInlineStart: space[8],
  color: text.muted,
  fontWeight: fontWeights.regular,
  textDecorationLine: 'none',
});
globalStyle(`${body} ${heading}:not(:hover) > a[data-anchor]:not(:focus-visible)`, { opacity: 0 });

inside('ul, ol', { marginBottom: 0, paddingInlineStart: space[24] });
inside('li + li', { marginTop: space[4] });
inside('blockquote', {
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${border.subtle}`,
  color: text.muted,
});
inside('code, pre, kbd', { fontFamily: vars.font.mono, fontSize: '0.875em' });
inside('code', { padding: '1px 4px', borderRadius: radius.small, background: surface.sunken });
inside('pre', {
  padding: space[16],
  overflowX: 'auto',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.sunken,
});
inside('pre code', { padding: 0, background: 'none' });
inside('img', { height: 'auto', borderRadius: radius.card });
// The text of a drawing stays readable on a phone: it scrolls.
inside('[role="region"] > img', { minWidth: '35rem' });
inside('figcaption, caption', { ...textSizes[13], color: text.muted, textAlign: 'start' });
inside('hr', { border: 'none', borderTop: `1px solid ${border.subtle}` });

inside('[role="region"]', {
  overflowX: 'auto',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.card,
  overflowWrap: 'normal',
});
inside('table', { ...textSizes[14], width: '100%' });
inside('th, td', { padding: `${space[8]} ${space[12]}`, textAlign: 'start', verticalAlign: 'top' });
inside('th', { background: surface.sunken, fontWeight: fontWeights.medium, whiteSpace: 'nowrap' });
inside('caption', { padding: `${space[8]} ${space[12]}` });
inside('tr + tr > th, tr + tr > td, tbody > tr > th, tbody > tr > td', { borderTop: `1px solid ${border.subtle}` });
