import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { radius } from '../tokens/space.ts';
import { textSizes } from '../tokens/type.ts';
import { vars } from '../tokens/vars.css.ts';

/** Lowest layer: any style of a component or of a host page is stronger. */
const reset = globalLayer('rg-reset');

const resetStyle = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

resetStyle('*, *::before, *::after', { boxSizing: 'border-box' });
resetStyle('html', { textSizeAdjust: '100%', scrollbarGutter: 'stable' });
/** An element of a foreign page is its own little page. */
resetStyle(':host', { display: 'block', borderRadius: radius.card });
resetStyle(':host([hidden])', { display: 'none' });
resetStyle('body, :host', {
  margin: 0,
  background: vars.color.surface.page,
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
  ...textSizes[16],
  fontFeatureSettings: "'cv05', 'cv08', 'ss03'",
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
resetStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, pre', { margin: 0 });
resetStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
resetStyle('ul[role="list"], ol[role="list"]', { margin: 0, padding: 0, listStyle: 'none' });
resetStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
resetStyle('input, button, textarea, select', { font: 'inherit', color: 'inherit', margin: 0 });
resetStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
resetStyle('::selection', { background: vars.color.accent.softHover });
