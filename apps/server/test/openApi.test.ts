import { type AnyEndpoint, endpoints } from '@routeglass/api-client/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver } from './talk.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description?: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>;
}
interface Refusal {
  readonly description?: string;
}
interface Document {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

let store: Store;
let remove: () => Promise<void>;
let app: Hono;
let document: Document;

const read = async (path = '/openapi-config.json', publicUrl?: string) =>
  (await (await appOver(store, { publicUrl }).request(path)).json()) as Document;
const part = (ref: string): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document);
/** A part of the document with copies in place of references. */
const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return copied(part(String(value.$ref)));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each)]));
};
const parametersOf = (operation: Operation | undefined): Parameter[] =>
  (operation?.parameters ?? []).map((one) => ('$ref' in one ? (part(one.$ref) as Parameter) : one));
const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
/** The address of a call with the examples of its path. */
const exampleOf = (
  { path, operation }: { readonly path: string; readonly operation: Operation },
  instead = {},
): string => {
  const values: Record<string, unknown> = {
    ...Object.fromEntries(parametersOf(operation).map(({ name, example }) => [name, example])),
    ...instead,
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
};

beforeAll(async () => {
  const [engine] = engines();
  ({ store, remove } = await engine.open());
  await loadSmallInternet(store);
  app = appOver(store);
  document = await read();
});
afterAll(() => remove());

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const result = await new Validator().validate(document as unknown as Record<string, unknown>);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('has what the server answers, and nothing else', async () => {
    const described = new Set(operations().map(({ operation }) => operation.operationId));
    for (const endpoint of Object.values<AnyEndpoint>(endpoints)) {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'type' ? 'all' : '3356'));
      const response = await app.request(path, { method: endpoint.method });
      const text = await response.text();
      const isThere = response.status !== 405 && !text.includes('There is nothing at') && response.status !== 503;
      expect(described.has(endpoint.name), `${endpoint.name}: ${response.status} ${text.slice(0, 80)}`).toBe(isThere);
    }
    const starting = (await (await appOver(null).request('/openapi-config.json')).json()) as Document;
    expect(Object.keys(starting.paths)).toEqual(['/healthz', '/openapi-config.json']);
  });

  it('has no two paths of one shape', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{[^}]+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('names what many calls share: it takes a third of the room of the copies at most', () => {
    const copies = JSON.stringify(copied(document.paths)).length;
    expect(JSON.stringify(document).length * 3).toBeLessThan(copies);
    expect(Object.keys(document.components['schemas'] ?? {})).toEqual(
      expect.arrayContaining(['Network', 'NetworkBrief', 'AnnouncedPrefix', 'IncidentRow', 'SearchResult', 'Error']),
    );
  });

  it('says how a body travels and what a call is refused with', () => {
    const list = document.paths[endpoints.asInfoList.path]?.['post'];
    expect(Object.keys(list?.requestBody?.content ?? {})).toEqual(['application/json']);
    const refusals = document.paths['/v2/incidents/hijacks/asn/{asn}']?.['get']?.responses ?? {};
    expect(Object.keys(refusals)).toEqual(['200', '400', '401', '402', '404', '429', 'default']);
    expect((part(refusals['404']?.$ref ?? '') as Refusal).description).toContain('E_NOT_FOUND');
  });

  it('says what each parameter may be, and which need the subscription', () => {
    const parameters = parametersOf(document.paths['/v2/incidents/hijacks/asn/{asn}']?.['get']);
    const of = (name: string) => parameters.find((parameter) => parameter.name === name);
    expect(of('asn')?.schema).toEqual({ type: 'integer', minimum: 0, maximum: 4_294_967_295 });
    expect(of('severity')?.schema).toEqual({
      type: 'array',
      items: { type: 'string', enum: ['info', 'low', 'medium', 'high'] },
      maxItems: 4,
    });
    expect(of('page-size')?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 1000, default: 50 });
    expect(of('prefix-length-min')?.schema).toEqual({ type: 'integer', minimum: 0, maximum: 128 });
    expect(of('relative-propagation-max')?.schema).toEqual({ type: 'number', minimum: 0, maximum: 100 });
    expect(of('cc')?.description).toBe('Only for users with Pro Subscription.');
    expect(of('severity')?.description).toBeUndefined();
    const targets = parametersOf(document.paths[endpoints.routeGraph.path]?.['get']).find(
      ({ name }) => name === 'targets',
    );
    expect(targets?.schema['items']).toEqual({ type: 'integer', minimum: 0, maximum: 4_294_967_295 });
  });

  it('has an example of every parameter, which the server takes', async () => {
    for (const call of operations()) {
      for (const { name, example, in: place } of parametersOf(call.operation)) {
        const what = `${name} of ${call.operation.operationId}`;
        expect(example, what).toBeDefined();
        if (call.method !== 'GET' || place !== 'query') continue;
        const query = [example]
          .flat()
          .map((one) => `${name}=${encodeURIComponent(String(one))}`)
          .join('&');
        const answer = await (await app.request(`${exampleOf(call)}?${query}`)).json();
        const { issues = [] } = answer as { issues?: { path: string; message: string }[] };
        expect(
          issues.filter(({ path }) => path === name || path.startsWith(`${name}.`)),
          what,
        ).toEqual([]);
      }
    }
  });

  it('describes every 404 that a call answers', async () => {
    let seen = 0;
    for (const call of operations().filter(({ method }) => method === 'GET')) {
      const unknown = { asn: 4_199_999_999, targetAsn: 4_199_999_998, metric: 'nothing', id: 'zz' };
      const query =
        call.operation.parameters.length > 0 && call.path.endsWith('graph') ? '?prefix=192.0.2.0/24&targets=1' : '';
      const response = await app.request(exampleOf(call, unknown) + query);
      if (response.status !== 404) continue;
      seen += 1;
      const { code } = (await response.json()) as { code: string };
      const refusal = call.operation.responses['404'];
      const described = refusal?.$ref ? (part(refusal.$ref) as Refusal) : refusal;
      expect(described?.description, call.operation.operationId).toContain(code);
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('is at both addresses, names the public address, and is told by ETag', async () => {
    expect(await read('/api/openapi.json')).toEqual(document);
    expect((await read('/openapi-config.json', 'https://rg.example/')).servers).toEqual([
      { url: 'https://rg.example' },
    ]);
    const { headers } = await app.request('/api/openapi.json');
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await app.request('/api/openapi.json', again)).status).toBe(304);
    expect((await app.request('/api/openapi.json', { method: 'POST' })).status).toBe(405);
  });

  it('has a name and a summary for every call', () => {
    const all = Object.values<AnyEndpoint>(endpoints);
    expect(all.filter(({ summary, topic }) => summary === '' || topic === '')).toEqual([]);
  });
});
