import type { Context } from 'hono';
import { type JsonBody, writeJson } from './writeJson.ts';

const MOST_KEPT = 2_000;
const LARGEST_KEPT = 200_000;

/**
 * Answers of data reads, which change only with an import: told so to caches by ETag, and the recent ones kept in memory.
 *
 * `no-cache` means that a cache asks each time: the question costs nothing here, and nobody sees old routes after an import.
 */
export function conditional(stamp: () => Promise<string>) {
  let keptFor = '';
  const kept = new Map<string, JsonBody>();

  return async (context: Context, answer: (context: Context) => Promise<string>): Promise<Response> => {
    const now = await stamp();
    if (now !== keptFor) {
      kept.clear();
      keptFor = now;
    }
    const key = context.req.url;
    const headers = { etag: `W/"${now}"`, 'cache-control': 'public, no-cache' };
    let body = kept.get(key);
    if (!body) {
      body = { text: await answer(context) };
      if (body.text.length <= LARGEST_KEPT && now === keptFor) kept.set(key, body);
      if (kept.size > MOST_KEPT) forgetOldest(kept);
    }
    // The request is read and answered before 304 is said: a bad one must not look like a good one.
    if (context.req.header('if-none-match')?.includes(headers.etag))
      return new Response(null, { status: 304, headers });
    return writeJson(context, body, headers);
  };
}

function forgetOldest(kept: Map<string, JsonBody>): void {
  const oldest = kept.keys().next();
  if (!oldest.done) kept.delete(oldest.value);
}
