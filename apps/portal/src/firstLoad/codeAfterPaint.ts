const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const CODE = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A drawn page whose code is asked for once its words are painted: before, a slow connection has better to carry, the styles and the typeface.
 * What the router would begin with stands by as text.
 *
 * `order` has the addresses of its code, each after those that it imports.
 */
export function codeAfterPaint(html: string, order: readonly string[]): string {
  const code = CODE.exec(html)?.[1];
  if (code === undefined) return html;
  const files = new Set([...html.matchAll(PRELOAD)].map(([, file = '']) => file));
  const shared = order.filter((file) => files.has(file) && !code.includes(`"${file}"`));
  return html
    .replaceAll(PRELOAD, '')
    .replace(CODE, () => `<script type="text/plain" id="code">${code}</script>`)
    .replace('</head>', () => `<script type="module">${begin([...files], shared)}</script></head>`);
}

/**
 * Asks for all files at once, runs those that are shared one by one, with pauses for anyone who types or scrolls, and then the router's. A tab that
 * is not on show paints nothing: nothing is waited for there.
 */
function begin(files: readonly string[], shared: readonly string[]): string {
  return `
const pause = () => new Promise((go) => setTimeout(go));
const put = (name, what) => document.head.append(Object.assign(document.createElement(name), what));
if (!document.hidden) await new Promise(requestAnimationFrame).then(pause);
for (const href of ${JSON.stringify(files)}) put('link', { rel: 'modulepreload', href });
for (const file of ${JSON.stringify(shared)}) await import(file).then(pause);
put('script', { type: 'module', textContent: document.getElementById('code').textContent });
`;
}
