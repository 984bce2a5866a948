import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';

const compress = promisify(gzip);
/** Smaller texts fit into one packet uncompressed. */
const WORTH_COMPRESSING = 1_400;

/** The text of an answer with its headers. The compressed form is made when first needed and kept. */
export interface Body {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  gzipped?: Promise<Buffer>;
}

/** Sends a text, with gzip if the caller accepts it and it is worth it. */
export async function writeBody(context: Context, body: Body, headers: Record<string, string>): Promise<Response> {
  const all = { vary: 'accept, accept-encoding', ...body.headers, ...headers };
  const takesGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  if (!takesGzip || body.text.length < WORTH_COMPRESSING) return new Response(body.text, { headers: all });
  body.gzipped ??= compress(body.text, { level: 6 });
  const bytes = (await body.gzipped) as Buffer<ArrayBuffer>;
  return new Response(bytes, { headers: { ...all, 'content-encoding': 'gzip' } });
}
