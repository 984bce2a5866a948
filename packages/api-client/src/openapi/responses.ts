import { type AnyEndpoint, entriesOf } from '../contract/endpoint.ts';
import { AS_OF_HEADER, rowsKeyOf, sentSchema } from '../contract/sent.ts';
import { type ErrorCode, errorStatus } from '../contract/error.ts';
import { jsonSchemaOf, type Json } from './jsonSchema.ts';

const refTo = (place: string, name: string): Json => ({ $ref: `#/components/${place}/${name}` });
const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** Headers of answers, by name. */
export const namedHeaders: Json = {
  [AS_OF_HEADER]: {
    description: 'Time of the newest loaded data behind the answer; absent if no data is loaded.',
    schema: { type: 'string', format: 'date-time' },
  },
  Link: {
    description: 'Links to the other pages (RFC 8288); without rel="next" it is the last.',
    schema: { type: 'string' },
  },
  'X-Record-Count': { description: 'Rows of the whole list.', schema: { type: 'integer', minimum: 0 } },
};

/** What a call answers: its own answer, its refusals, and any other. */
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
  const refusals = { ...refusalsOf(refusalsFor(endpoint, hasInputs)), default: failure('What went wrong') };
  if (endpoint.leads) return { 302: { description: 'Go on elsewhere' }, ...refusals };
  return {
    200: {
      description: 'The answer',
      headers: Object.fromEntries(headers.map((name) => [name, refTo('headers', name)])),
      content: { ...json(schema), ...(isList && { 'text/csv': { schema: { type: 'string' } } }) },
    },
    ...refusals,
  };
}

/** What a call is refused with: what follows from its inputs, what it names itself, and what every call may be. */
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

/** Refusals by status; several codes may share one. */
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

/** What a refusal with a status is called. */
export const refusalName = (status: string): string => names[status] ?? `Status${status}`;

/** The answer that says what went wrong. */
function failure(description: string): Json {
  return { description, content: json(refTo('schemas', 'Error')) };
}

const words: Partial<Readonly<Record<ErrorCode, string>>> = {
  E_BAD_REQUEST: 'a parameter is wrong, missing or unknown',
  E_UNAUTHORIZED: 'not signed in, or the key or token does not exist',
  E_PRO_REQUIRED: 'for subscribers',
  E_SECOND_FACTOR: 'the code of the second factor is missing',
  E_FORBIDDEN: 'not for this account',
  E_RECENT_SIGN_IN: 'sign in again first',
  E_NOT_FOUND: 'the thing asked for is in no loaded source',
  E_PAGE_BEYOND_END: 'the list has fewer pages',
  E_TOO_MANY_REQUESTS: 'too many requests; Retry-After says when to come back',
};

const wordsOf = (code: ErrorCode): string => (words[code] === undefined ? code : `${code}: ${words[code]}`);
