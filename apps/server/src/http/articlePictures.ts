import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { readPicture } from '../content/pictures.ts';

/** An SVG opened directly is a document, so its policy allows no scripts and no requests. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the pictures of the operator's articles. */
export function createPictures(folder: string | undefined): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const picture = folder === undefined ? null : await readPicture(folder, req.param('name') ?? '');
    if (!picture) return new Response('Not found\n', { status: 404 });
    const etag = `"${createHash('sha256').update(picture.bytes).digest('base64url').slice(0, 16)}"`;
    const headers = {
      'content-type': picture.type,
      'content-security-policy': POLICY,
      'cache-control': 'public, max-age=300',
      etag,
    };
    return req.header('if-none-match') === etag
      ? new Response(null, { status: 304, headers })
      : new Response(picture.bytes, { headers });
  };
}
