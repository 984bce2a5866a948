import {
  type AnyEndpoint,
  type BodyOf,
  entriesOf,
  type ErrorAnswer,
  type ParamsOf,
  type QueryOf,
} from '@routeglass/api-client/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { paramNames, withoutTexts } from './pathTemplate.ts';
import { Problem } from './problem.ts';

export interface Input<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

/** One of the addresses of an endpoint. */
export type Address = NonNullable<AnyEndpoint['alsoAt']>[number];

/** Stands for valibot's own message, which speaks of keys and types. */
const NO_WORDS = '\u0000';
/** Faults that one answer names, and characters of what was given that it repeats. */
const MOST_ISSUES = 10;
const MOST_TEXT = 80;

/** A word of a list of choices, as valibot tells what it expects; an empty one only clears a filter. */
const CHOICE = /"([^"]+)"/g;

/** In JSON, in a form, or as it is: no text of the database can hold one. */
const ZERO_BYTE = /\\u0000|%00|\0/;

type Issues = NonNullable<ErrorAnswer['issues']>;

/**
 * Reads address, query and body by the endpoint's schemas; `at` is the address that was asked. Throws E_BAD_REQUEST with every parameter at
 * fault, E_NOT_FOUND where a word of the path is none of those that there are.
 */
export async function readInput<E extends AnyEndpoint>(
  endpoint: E,
  context: Context,
  at: Address = { path: endpoint.path },
): Promise<Input<E>> {
  if (context.req.url.includes('%00')) throw new Problem('E_BAD_REQUEST', 'The address contains a zero byte');
  const issues = unknownParameters(endpoint, context);
  const named = Object.entries(withoutTexts(at.path, context.req.param()));
  const own = new Set(paramNames(endpoint.path));
  const ofPath: Issues = [];
  const params = parse(
    endpoint.params,
    { ...Object.fromEntries(named.filter(([name]) => own.has(name))), ...at.params },
    ofPath,
  );
  refuseUnknownWords(endpoint, ofPath);
  issues.push(...ofPath);
  const inPath = Object.fromEntries(named.filter(([name]) => !own.has(name)));
  const query = parse(endpoint.query, { ...queryOf(context), ...inPath }, issues, true);
  const body = endpoint.method === 'POST' ? parse(endpoint.body, await readBody(endpoint, context), issues) : undefined;
  refuse(issues);
  return { params, query, body };
}

/** Refuses a call with parameters that it does not know, where it has no others to read. Throws E_BAD_REQUEST. */
export function refuseUnknownParameters(endpoint: AnyEndpoint, context: Context): void {
  refuse(unknownParameters(endpoint, context));
}

/** A list or a section by another name is not there, as at any other address that nothing answers at. */
function refuseUnknownWords({ params }: AnyEndpoint, issues: Issues): void {
  const words = entriesOf(params) as Readonly<Record<string, { readonly type: string }>>;
  const unknown = issues.find(({ path }) => words[path]?.type === 'picklist');
  if (unknown) throw new Problem('E_NOT_FOUND', unknown.message, [unknown]);
}

function refuse(issues: Issues): void {
  if (issues.length === 0) return;
  const words = new Set(issues.map(({ message }) => message));
  throw new Problem('E_BAD_REQUEST', [...words].join('; '), issues);
}

/** A misspelled filter would be an answer to another question. */
function unknownParameters({ query, ignores = [] }: AnyEndpoint, context: Context): Issues {
  const known = Object.keys(entriesOf(query));
  const given = Object.keys(context.req.queries()).filter((key) => !known.includes(key) && !ignores.includes(key));
  const hint = known.length === 0 ? 'this call takes none' : `this call takes ${known.join(', ')}`;
  return given.slice(0, MOST_ISSUES).map((key) => {
    const path = key.slice(0, MOST_TEXT);
    return { path, message: `Unknown parameter ${path}; ${hint}` };
  });
}

function parse(schema: v.GenericSchema<unknown, unknown>, value: unknown, into: Issues, isQuery = false): unknown {
  const result = v.safeParse(schema, value, { abortPipeEarly: true, message: NO_WORDS });
  if (result.success) return result.output;
  for (const issue of result.issues.slice(0, MOST_ISSUES)) {
    const path = v.getDotPath(issue) ?? '';
    into.push({ path, message: issue.message === NO_WORDS ? wordsOf(issue, path, isQuery) : issue.message });
  }
  return undefined;
}

/** What is wrong where the schema has no words of its own for it. */
function wordsOf({ expected, input, received }: v.BaseIssue<unknown>, path: string, isRepeatable: boolean): string {
  const name = path === '' ? 'The body' : path;
  if (input === undefined) return `${name} is missing`;
  const choices = Array.from(expected?.matchAll(CHOICE) ?? [], ([, choice]) => choice);
  const isText = expected === 'string' || choices.length > 0;
  if (isText && Array.isArray(input) && isRepeatable) return `${name} is given more than once`;
  if (choices.length > 0) return `${name} must be one of ${choices.join(', ')}`;
  const given = received.slice(0, MOST_TEXT);
  return expected === null ? `${name} cannot be ${given}` : `${name}: expected ${expected.toLowerCase()}, not ${given}`;
}

/** A key given once is a string, given several times a list. */
function queryOf(context: Context): Record<string, string | string[]> {
  const all = Object.entries(context.req.queries());
  return Object.fromEntries(all.map(([key, values]) => [key, values.length === 1 ? (values[0] ?? '') : values]));
}

/** A form's fields, or JSON where the caller says so. Nothing at all is a form without fields. */
async function readBody(endpoint: AnyEndpoint, context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text === '') return endpoint.encoding === 'form' ? {} : undefined;
  if (ZERO_BYTE.test(text)) throw new Problem('E_BAD_REQUEST', 'The body contains a zero byte');
  const isJson = /\bjson\b/i.test(context.req.header('content-type') ?? '');
  if (endpoint.encoding === 'form' && !isJson) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('E_BAD_REQUEST', 'The body is not JSON');
  }
}
