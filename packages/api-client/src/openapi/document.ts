import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { errorAnswer, errorStatus, type ErrorCode } from '../contract/error.ts';
import { endpoints } from '../contract/table.ts';

type Json = Readonly<Record<string, unknown>>;

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
    paths,
    components: { schemas: { Error: schemaOf(errorAnswer, 'output') } },
  };
}

function operationOf(endpoint: AnyEndpoint): Json {
  const body = schemaOf(endpoint.body, 'input');
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.topic],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(body['type'] === 'array' || hasEntries(body)
      ? { requestBody: { required: true, content: content(body, endpoint.encoding) } }
      : {}),
    responses: {
      200: { description: 'The answer', content: json(schemaOf(endpoint.answer, 'output')) },
      ...refusalsOf(endpoint.errors ?? []),
      default: { description: 'What went wrong', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function parametersOf(schema: v.GenericSchema<unknown, unknown>, place: 'path' | 'query'): Json[] {
  const object = schemaOf(schema, 'input');
  const required = new Set((object['required'] as string[] | undefined) ?? []);
  const properties = (object['properties'] as Record<string, Json> | undefined) ?? {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }));
}

/** Transforms have no counterpart in JSON Schema: the side that stands on the wire is described. */
function schemaOf(schema: v.GenericSchema<unknown, unknown>, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' }) as Record<string, unknown>;
  return rest;
}

const hasEntries = (object: Json): boolean => Object.keys((object['properties'] as Json | undefined) ?? {}).length > 0;
const json = (schema: Json): Json => ({ 'application/json': { schema } });
const content = (schema: Json, encoding: AnyEndpoint['encoding']): Json =>
  encoding === 'form' ? { 'application/x-www-form-urlencoded': { schema } } : json(schema);

/** The refusals that a call names, by status; several codes may share one. */
function refusalsOf(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      status,
      { description: sharing.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}
