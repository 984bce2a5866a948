import { type AnyEndpoint, entriesOf } from '../contract/endpoint.ts';
import { AS_OF_HEADER, rowsKeyOf, sentSchema } from '../contract/sent.ts';
import { type ErrorCode, errorStatus } from '../contract/error.ts';
import { jsonSchemaOf, type Json } from './jsonSchema.ts';

const refTo = (place: string, name: string): Json => ({ $ref: `#/components/${place}/${name}` });
const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** Response headers, by name. */
export const namedHeaders: Json = {
  [AS_OF_HEADER]: {
    description: 'Time of the newest loaded data behind the answer; absent if no data is loaded.',
    schema: { type: 'string', format: 'date-time' },
  },
  Link: {
    description: 'Links to other pages (RFC 8288); the last page has no rel="next".',
    schema: { type: 'string' },
  },
  'X-Record-Count': { description: 'Number of rows in the whole list.', schema: { type: 'integer', minimum: 0 } },
};

/** Responses of a call: its answer, its errors, and a default. */
export function responsesOf(endpoint: AnyEndpoint, hasInputs: boolean): Json {
  const schema = jsonSchemaOf(sentSchema(endpoint), 'output');
  const properties = (schema['properties'] ?? {}) as Json;
  const isList = endpoint.answer.type === 'array' || rowsKeyOf(endpoint.answer) !== undefined;
  const isPaged = 'page' in entriesOf(endpoint.query);
  const headers = [
    AS_OF_HEADER,
    ...(isPaged ? ['Link'] : []),
    ...('record_count' in properties ? ['X-Record-Count'] : []),
  ];
  const refusals = { ...refusalsOf(refusalsFor(endpoint, hasInputs)), default: failure('The call failed') };
  if (endpoint.leads) return { 302: { description: 'Redirect' }, ...refusals };
  return {
    200: {
      description: 'The answer',
      headers: Object.fromEntries(headers.map((name) => [name, refTo('headers', name)])),
      content: { ...json(schema), ...(isList && { 'text/csv': { schema: { type: 'string' } } }) },
    },
    ...refusals,
  };
}

/** Errors of a call: those that follow from its inputs, its own, and those of every call. */
function refusalsFor(endpoint: AnyEndpoint, hasInputs: boolean): ErrorCode[] {
  const isPaged = 'page_count' in entriesOf(endpoint.answer);
  const hasWords = Object.values(entriesOf(endpoint.params)).some(({ type }) => type === 'picklist');
  return [
    'E_BAD_REQUEST',
    'E_UNAUTHORIZED',
    ...(endpoint.subscribers || endpoint.audience === 'subscriber' ? (['E_PRO_REQUIRED'] as const) : []),
    ...(endpoint.audience === 'admin' || endpoint.audience === 'contact' ? (['E_FORBIDDEN'] as const) : []),
    ...(endpoint.recent ? (['E_RECENT_SIGN_IN'] as const) : []),
    ...(isPaged && hasInputs ? (['E_PAGE_BEYOND_END'] as const) : []),
    ...(hasWords ? (['E_NOT_FOUND'] as const) : []),
    ...(endpoint.errors ?? []),
    'E_TOO_MANY_REQUESTS',
  ];
}

/** Errors by status; several codes may share one. */
function refusalsOf(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [status, failure(sharing.map(wordsOf).join('; '))]),
  );
}

const names: Readonly<Record<string, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'ForSubscribers',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  429: 'TooManyRequests',
  502: 'Unreachable',
  504: 'TimedOut',
  default: 'Failed',
};

/** Name of the error response with a status. */
export const refusalName = (status: string): string => names[status] ?? `Status${status}`;

/** An error response. */
function failure(description: string): Json {
  return { description, content: json(refTo('schemas', 'Error')) };
}

const words: Partial<Readonly<Record<ErrorCode, string>>> = {
  E_BAD_REQUEST: 'a parameter is invalid, missing or unknown',
  E_UNAUTHORIZED: 'not signed in, or the key or token does not exist',
  E_PRO_REQUIRED: 'only for subscribers',
  E_SECOND_FACTOR: 'the code of the second factor is missing',
  E_FORBIDDEN: 'this account may not do this',
  E_RECENT_SIGN_IN: 'sign in again, then repeat the call',
  E_NOT_FOUND: 'not in any loaded source',
  E_PAGE_BEYOND_END: 'the page is beyond the end of the list',
  E_TOO_MANY_REQUESTS: 'too many requests; Retry-After says how long to wait',
};

const wordsOf = (code: ErrorCode): string => (words[code] === undefined ? code : `${code}: ${words[code]}`);
