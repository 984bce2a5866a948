import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';

const compress = promisify(gzip);
/** Below this a packet carries the text as it is. */
const WORTH_COMPRESSING = 1_400;

/** JSON text with its compressed form, made at the first demand and kept with it. */
export interface JsonBody {
  readonly text: string;
  gzipped?: Promise<Buffer>;
}

/** Answers with JSON, gzip where the caller takes it and it is worth it. */
export async function writeJson(context: Context, body: JsonBody, headers: Record<string, string>): Promise<Response> {
  const all = { 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding', ...headers };
  const accepts = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  if (!accepts || body.text.length < WORTH_COMPRESSING) return new Response(body.text, { headers: all });
  body.gzipped ??= compress(body.text, { level: 6 });
  const bytes = (await body.gzipped) as Buffer<ArrayBuffer>;
  return new Response(bytes, { headers: { ...all, 'content-encoding': 'gzip' } });
}
