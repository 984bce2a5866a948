import type { Context } from 'hono';
import { type Body, writeBody } from './writeBody.ts';

/** Most characters of one answer, and of all that are kept. */
const LARGEST_KEPT = 200_000;
const MOST_KEPT = 32_000_000;

/**
 * Answers that change only with an import: they get an ETag, and recent ones are kept in memory.
 *
 * With `no-cache`, caches ask each time. That is cheap here, and nobody sees old routes after an import.
 */
export function conditional(stamp: () => Promise<string>) {
  let keptFor = '';
  const kept = new Map<string, Body>();
  let size = 0;

  /** The least recently used answers make room. */
  const keep = (key: string, body: Body): void => {
    size += body.text.length - (kept.get(key)?.text.length ?? 0);
    kept.delete(key);
    kept.set(key, body);
    for (const [oldest, { text }] of kept) {
      if (size <= MOST_KEPT) break;
      kept.delete(oldest);
      size -= text.length;
    }
  };

  /** `form` tells apart the answers of one address. */
  return async (context: Context, form: string, answer: () => Promise<Body>): Promise<Response> => {
    const now = await stamp();
    if (now !== keptFor) {
      kept.clear();
      size = 0;
      keptFor = now;
    }
    const key = `${form} ${context.req.url}`;
    const tag = `"${now}-${form}"`;
    const headers = { etag: `W/${tag}`, 'cache-control': 'public, no-cache' };
    const body = kept.get(key) ?? (await answer());
    if (body.text.length <= LARGEST_KEPT && now === keptFor) keep(key, body);
    // The request is parsed and answered before a 304 is sent, so that a bad request never looks like a good one.
    if (isNamed(context.req.header('if-none-match'), tag))
      return new Response(null, { status: 304, headers: { ...withoutType(body.headers), ...headers } });
    return writeBody(context, body, headers);
  };
}

/** Headers that describe a body whether or not it is sent. */
function withoutType(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-type'));
}

/** Compared weakly, as If-None-Match is (RFC 9110, section 13.1.2): a proxy may have made the tag a strong one. `*` is any answer. */
function isNamed(given: string | undefined, tag: string): boolean {
  return given !== undefined && (given.trim() === '*' || given.includes(tag));
}
