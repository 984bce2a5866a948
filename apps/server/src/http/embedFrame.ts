import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { FindElements } from './builtElements.ts';
import { notBuilt } from './embed.ts';

const STYLE = 'body{margin:0}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const NAME = /^[a-z][a-z-]{0,31}$/;
/** HTML's own attributes, and those that would make the element ask another server. */
const OWN = new Set(['api', 'class', 'id', 'is', 'nonce', 'part', 'portal', 'slot', 'style']);
const MOST = 2000;

/**
 * A page with a single element, for sites that allow frames but no scripts: `/embed/frame/rating-table?page-size=5`. The parameters become the
 * element's attributes. The listed sites may frame it.
 */
export function createEmbedFrame(
  elements: FindElements,
  origins: readonly string[],
): (context: Context) => Promise<Response> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "connect-src 'self'",
    'img-src blob:',
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length === 0 ? "'self'" : origins.join(' ')}`,
  ].join('; ');
  return async (context) => {
    const name = context.req.param('element') ?? '';
    const built = await elements();
    if (!built) return notBuilt();
    if (!NAME.test(name) || !built.files.has(`/${name}.js`)) return new Response('Not found\n', { status: 404 });
    const asked = new URL(context.req.url).searchParams;
    const attributes = [...new Map([['target', '_blank'], ...asked])]
      .filter(([key, value]) => NAME.test(key) && !key.startsWith('on') && !OWN.has(key) && value.length <= MOST)
      .map(([key, value]) => ` ${key}="${escaped(value)}"`)
      .join('');
    const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Routeglass: ${name.replaceAll('-', ' ')}</title>
<style>${STYLE}</style>
<script type="module" src="/embed/${name}.js"></script>
</head>
<body><rg-${name}${attributes}></rg-${name}></body>
</html>
`;
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'public, max-age=300',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
