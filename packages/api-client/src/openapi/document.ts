import type * as v from 'valibot';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { errorAnswer, errorStatus, type ErrorCode } from '../contract/error.ts';
import { endpoints } from '../contract/table.ts';
import { jsonSchemaOf, type Json } from './jsonSchema.ts';
import { parameterSchema } from './parameterSchema.ts';

/** The OpenAPI 3.1 document of the whole contract. `server` is the address that serves it. */
export function openApiDocument(facts: { title: string; version: string; server: string }): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of Object.values(endpoints) as AnyEndpoint[]) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: facts.title, version: facts.version },
    servers: [{ url: facts.server }],
    // Nothing, or the token of whoever is signed in.
    security: [{}, { token: [] }],
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(errorAnswer, 'output') },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'QRADAR-API-KEY' } },
    },
  };
}

function operationOf(endpoint: AnyEndpoint): Json {
  const body = jsonSchemaOf(endpoint.body, 'input');
  const hasBody = body['type'] === 'array' || hasEntries(body);
  const parameters = [...parametersOf(endpoint, 'path'), ...parametersOf(endpoint, 'query')];
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.topic],
    parameters,
    ...(hasBody ? { requestBody: { required: true, content: content(body, endpoint.encoding) } } : {}),
    responses: {
      200: { description: 'The answer', content: json(jsonSchemaOf(endpoint.answer, 'output')) },
      ...refusalsOf(refusalsFor(endpoint, parameters.length > 0 || hasBody)),
      default: { description: 'What went wrong', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function parametersOf(endpoint: AnyEndpoint, place: 'path' | 'query'): Json[] {
  const schema = place === 'path' ? endpoint.params : endpoint.query;
  const object = jsonSchemaOf(schema, 'input');
  const required = new Set((object['required'] as string[] | undefined) ?? []);
  const locked = new Set(lockedIn(endpoint));
  return Object.entries(entriesOf(schema)).map(([name, entry]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    ...(locked.has(name) ? { description: FOR_SUBSCRIBERS } : {}),
    schema: parameterSchema(entry),
  }));
}

const FOR_SUBSCRIBERS = 'Only for users with Pro Subscription.';

/** The parameters that need the rating subscription, or some of whose values do. */
function lockedIn({ subscribers }: AnyEndpoint): string[] {
  if (subscribers === undefined || subscribers === 'all') return [];
  return subscribers.map((rule) => (typeof rule === 'string' ? rule : rule.parameter));
}

function entriesOf(schema: unknown): Readonly<Record<string, v.GenericSchema<unknown, unknown>>> {
  return (schema as { entries?: Record<string, v.GenericSchema<unknown, unknown>> }).entries ?? {};
}

const hasEntries = (object: Json): boolean => Object.keys((object['properties'] as Json | undefined) ?? {}).length > 0;
const json = (schema: Json): Json => ({ 'application/json': { schema } });
const content = (schema: Json, encoding: AnyEndpoint['encoding']): Json =>
  encoding === 'form' ? { 'application/x-www-form-urlencoded': { schema } } : json(schema);

/** What a call is refused with: what follows from its inputs, what it names itself, and what every call may be. */
function refusalsFor(endpoint: AnyEndpoint, hasInputs: boolean): ErrorCode[] {
  const isPaged = 'page' in entriesOf(endpoint.query);
  return [
    ...(hasInputs ? (['E_BAD_REQUEST'] as const) : []),
    ...(endpoint.subscribers ? (['E_PRO_REQUIRED'] as const) : []),
    ...(isPaged ? (['E_PAGE_BEYOND_END'] as const) : []),
    ...(endpoint.errors ?? []),
    'E_TOO_MANY_REQUESTS',
  ];
}

/** Refusals by status; several codes may share one. */
function refusalsOf(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      status,
      { description: sharing.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}
