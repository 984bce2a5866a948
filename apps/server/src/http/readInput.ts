import type { AnyEndpoint, BodyOf, ErrorAnswer, ParamsOf, QueryOf } from '@routeglass/api-client/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { withoutTexts } from './pathTemplate.ts';
import { Problem } from './problem.ts';

export interface Input<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

type Issues = NonNullable<ErrorAnswer['issues']>;

/** Reads address, query and body by the endpoint's schemas. Throws E_BAD_REQUEST with every parameter at fault. */
export async function readInput<E extends AnyEndpoint>(endpoint: E, context: Context): Promise<Input<E>> {
  if (context.req.url.includes('%00')) throw new Problem('E_BAD_REQUEST', 'The address holds a zero byte');
  const issues: Issues = [];
  const params = parse(endpoint.params, withoutTexts(endpoint.path, context.req.param()), issues);
  const query = parse(endpoint.query, queryOf(context), issues);
  const body = endpoint.method === 'POST' ? parse(endpoint.body, await readBody(endpoint, context), issues) : undefined;
  if (issues.length > 0) throw new Problem('E_BAD_REQUEST', issues.map((issue) => issue.message).join('; '), issues);
  return { params, query, body };
}

function parse(schema: v.GenericSchema<unknown, unknown>, value: unknown, into: Issues): unknown {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  for (const issue of result.issues.slice(0, 10)) {
    const path = v.getDotPath(issue) ?? '';
    into.push({ path, message: issue.message });
  }
  return undefined;
}

/** A key given once is a string, given several times a list. */
function queryOf(context: Context): Record<string, string | string[]> {
  const all = Object.entries(context.req.queries());
  return Object.fromEntries(all.map(([key, values]) => [key, values.length === 1 ? (values[0] ?? '') : values]));
}

/** A form's fields, or JSON where the caller says so; nothing at all where nothing was sent. */
async function readBody(endpoint: AnyEndpoint, context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text === '') return undefined;
  const isJson = /\bjson\b/i.test(context.req.header('content-type') ?? '');
  if (endpoint.encoding === 'form' && !isJson) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('E_BAD_REQUEST', 'The body is not JSON');
  }
}
