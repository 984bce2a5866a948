import { globalStyle } from '@vanilla-extract/css';
import { unscripted } from './media.ts';
import { radius } from '../tokens/space.ts';
import { textSizes } from '../tokens/type.ts';
import { vars } from '../tokens/vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { textSizeAdjust: '100%', scrollbarGutter: 'stable' });
/** An element embedded in another site is a small page of its own. */
globalStyle(':host', { display: 'block', borderRadius: radius.card });
globalStyle(':host([hidden])', { display: 'none' });
globalStyle('body, :host', {
  margin: 0,
  background: vars.color.surface.page,
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
  ...textSizes[16],
  fontFeatureSettings: "'cv05', 'cv08', 'ss03'",
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
globalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, pre', { margin: 0 });
globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
globalStyle('ul[role="list"], ol[role="list"]', { margin: 0, padding: 0, listStyle: 'none' });
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
globalStyle('input, button, textarea, select', { font: 'inherit', color: 'inherit', margin: 0 });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('::selection', { background: vars.color.accent.softHover });

// Without JavaScript the content never comes, so no room is reserved for it. The room is an inline style.
globalStyle('[data-room]', { '@media': { [unscripted]: { minHeight: '0 !important' } } });
