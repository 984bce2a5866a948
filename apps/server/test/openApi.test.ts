import { endpoints, type AnyEndpoint } from '@routeglass/api-client/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { appOver } from './talk.ts';

interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly schema: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: unknown };
}
const read = async (path = '/openapi-config.json', publicUrl?: string) =>
  (await (await appOver(null, { publicUrl }).request(path)).json()) as Document;

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const document = await read();
    expect(document.openapi).toMatch(/^3\.1\./);
    const result = await new Validator().validate(document as unknown as Record<string, unknown>);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('has every call of the table, once', async () => {
    const { paths } = await read();
    const ids = Object.values(paths).flatMap((operations) => Object.values(operations).map((one) => one.operationId));
    expect(ids.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it('has no two paths of one shape', async () => {
    const shapes = Object.keys((await read()).paths).map((path) => path.replaceAll(/\{[^}]+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('says how a body travels and what a call is refused with', async () => {
    const { paths } = await read();
    const login = paths['/api/auth/v1/login']?.['post'];
    expect(Object.keys(login?.requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded']);
    expect(login?.responses['401']).toMatchObject({ description: 'E_UNAUTHORIZED' });
    const list = paths[endpoints.asInfoList.path]?.['post'];
    expect(Object.keys(list?.requestBody?.content ?? {})).toEqual(['application/json']);
  });

  it('says what each parameter may be, and which need the subscription', async () => {
    const { paths, components } = await read();
    const { parameters = [], responses = {} } = paths['/v2/incidents/hijacks/asn/{asn}']?.['get'] ?? {};
    const of = (name: string) => parameters.find((parameter) => parameter.name === name);
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
    expect(Object.keys(responses)).toEqual(['200', '400', '402', '404', '429', 'default']);
    expect(Object.keys(paths['/v1/scan/types']?.['get']?.responses ?? {})).toEqual(['200', '429', 'default']);
    expect(components.securitySchemes).toEqual({ token: { type: 'apiKey', in: 'header', name: 'QRADAR-API-KEY' } });
  });

  it('is at both addresses, names the public address, and is told by ETag', async () => {
    expect(await read('/api/openapi.json')).toEqual(await read());
    expect((await read('/openapi-config.json?token=x', 'https://rg.example/')).servers).toEqual([
      { url: 'https://rg.example' },
    ]);
    const app = appOver(null);
    const { headers } = await app.request('/api/openapi.json');
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await app.request('/api/openapi.json', again)).status).toBe(304);
    expect((await app.request('/api/openapi.json', { method: 'POST' })).status).toBe(405);
  });

  it('has a name and a summary for every call, and no two calls of one name', () => {
    const all = Object.values<AnyEndpoint>(endpoints);
    expect(all.filter(({ summary, topic }) => summary === '' || topic === '')).toEqual([]);
  });
});
