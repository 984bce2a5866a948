import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';

const compress = promisify(gzip);
/** Below this a packet carries the text as it is. */
const WORTH_COMPRESSING = 1_400;

/** The text of an answer and the headers that belong to it, with its compressed form, made at the first demand and kept with it. */
export interface Body {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  gzipped?: Promise<Buffer>;
}

/** Answers with a text, gzip where the caller takes it and it is worth it. */
export async function writeBody(context: Context, body: Body, headers: Record<string, string>): Promise<Response> {
  const all = { vary: 'accept, accept-encoding', ...body.headers, ...headers };
  const takesGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  if (!takesGzip || body.text.length < WORTH_COMPRESSING) return new Response(body.text, { headers: all });
  body.gzipped ??= compress(body.text, { level: 6 });
  const bytes = (await body.gzipped) as Buffer<ArrayBuffer>;
  return new Response(bytes, { headers: { ...all, 'content-encoding': 'gzip' } });
}
