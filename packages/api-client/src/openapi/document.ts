import { type AnyEndpoint, entriesOf } from '../contract/endpoint.ts';
import { namedParts, repeatedParts } from './components.ts';
import { exampleOf } from './examples.ts';
import { jsonSchemaOf, type Json } from './jsonSchema.ts';
import { parameterSchema } from './parameterSchema.ts';
import { namedHeaders, refusalName, responsesOf } from './responses.ts';
import { namedSchemas } from './schemas.ts';
import { tagsOf } from './tags.ts';

/** General facts for the document. `server` is the address that serves it. */
export interface DocumentFacts {
  readonly title: string;
  readonly version: string;
  readonly server: string;
}

const ABOUT =
  'Routing data from the loaded sources. Every answer has the time of its data (X-As-Of; objects also as_of). Lists are also available as ' +
  'CSV (Accept: text/csv). Unknown parameters are refused.';

/** Returns the OpenAPI 3.1 document of the calls that the server answers. */
export function openApiDocument(calls: readonly AnyEndpoint[], facts: DocumentFacts): Json {
  const schemas = namedParts('schemas', namedSchemas);
  const described = calls.map((endpoint) => ({
    endpoint,
    parameters: [...parametersOf(endpoint, 'path'), ...parametersOf(endpoint, 'query')],
  }));
  const parameters = namedParts(
    'parameters',
    repeatedParts(
      described.flatMap(({ endpoint, parameters: own }) =>
        own.map((json) => ({ name: String(json['name']), apart: endpoint.topic, json })),
      ),
    ),
  );
  const responses = namedParts('responses', repeatedParts(described.flatMap(refusalsIn)));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { endpoint, parameters: own } of described) {
    const operation = operationOf(endpoint, own.length > 0);
    (paths[pathOf(endpoint)] ??= {})[endpoint.method.toLowerCase()] = {
      ...(schemas.refer({ ...operation, responses: responses.refer(operation.responses) }) as Json),
      parameters: own.map(parameters.refer),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: facts.title,
      version: facts.version,
      description: ABOUT,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: facts.server }],
    // No credentials, or the user's token.
    security: [{}, { token: [] }],
    tags: tagsOf(calls),
    paths,
    components: {
      schemas: schemas.parts,
      parameters: parameters.parts,
      headers: namedHeaders,
      responses: responses.parts,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'QRADAR-API-KEY' } },
    },
  };
}

/** A path with a final slash is described by the call's other address without it. */
function pathOf({ path, alsoAt = [] }: AnyEndpoint): string {
  const plain = path.replace(/\/$/, '');
  return alsoAt.some((other) => other.path === plain) ? plain : path;
}

/** The error responses of a call, with the names that the document gives to shared ones. */
function refusalsIn({
  endpoint,
  parameters,
}: {
  readonly endpoint: AnyEndpoint;
  readonly parameters: readonly Json[];
}) {
  const { responses } = operationOf(endpoint, parameters.length > 0);
  return Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, json]) => ({ name: refusalName(status), apart: endpoint.topic, json: json as Json }));
}

function operationOf(endpoint: AnyEndpoint, hasParameters: boolean): Json & { readonly responses: Json } {
  const body = jsonSchemaOf(endpoint.body, 'input');
  const hasBody = body['type'] === 'array' || Object.keys((body['properties'] as Json | undefined) ?? {}).length > 0;
  const type = endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.topic],
    ...(hasBody ? { requestBody: { required: true, content: { [type]: { schema: body } } } } : {}),
    responses: responsesOf(endpoint, hasParameters || hasBody),
  };
}

function parametersOf(endpoint: AnyEndpoint, place: 'path' | 'query'): Json[] {
  const schema = place === 'path' ? endpoint.params : endpoint.query;
  const required = new Set((jsonSchemaOf(schema, 'input')['required'] as string[] | undefined) ?? []);
  const locked = new Set(lockedIn(endpoint));
  return Object.entries(entriesOf(schema)).map(([name, entry]) => {
    const json = parameterSchema(entry);
    return {
      name,
      in: place,
      required: place === 'path' || required.has(name),
      ...(locked.has(name) ? { description: FOR_SUBSCRIBERS } : {}),
      schema: json,
      example: exampleOf(endpoint, name, json),
    };
  });
}

const FOR_SUBSCRIBERS = 'Only for users with Pro Subscription.';

/** Parameters that need the rating subscription for some or all values. */
function lockedIn({ subscribers }: AnyEndpoint): string[] {
  return (subscribers ?? []).map((rule) => (typeof rule === 'string' ? rule : rule.parameter));
}
