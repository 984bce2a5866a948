import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleOf } from './mocks/sample.ts';
import { openApiDocument } from './openapi/document.ts';
import type { AnyEndpoint } from './contract/endpoint.ts';
import { endpoints } from './contract/table.ts';

const table = Object.entries(endpoints) as [string, AnyEndpoint][];

describe('the endpoint table', () => {
  it.each(table)('%s is named by its key and has every param of its path', (name, endpoint) => {
    expect(endpoint.name).toBe(name);
    const inPath = [...endpoint.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
    const described = openApiDocument([endpoint], { title: 't', version: '1', server: '/' })['paths'] as Record<
      string,
      Record<string, { parameters: { name: string; in: string }[] }>
    >;
    const operation = Object.values(described)[0]?.[endpoint.method.toLowerCase()];
    expect(
      operation?.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
    ).toEqual(inPath);
  });
  it.each(table)('%s has a derived mock that its own schema accepts', (_, endpoint) => {
    expect(v.safeParse(endpoint.answer, sampleOf(endpoint.answer)).success).toBe(true);
  });
  it.each(table)('%s reads any query without throwing', (_, endpoint) => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))), (query) => {
        v.safeParse(endpoint.query, query);
      }),
      { numRuns: 50 },
    );
  });
  it('has no two endpoints on one method and path', () => {
    const addresses = table.map(([, endpoint]) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('wire values', () => {
  const read = (query: Record<string, unknown>) => v.safeParse(endpoints.prefixes.query, query);
  it('fills in the defaults of a list', () => {
    expect(read({}).output).toEqual({
      ip: 'all',
      q: '',
      page: 1,
      'page-size': 50,
      'sort-by': 'prefix',
      order: 'asc',
      'active-only': false,
      roa: [],
      route_object: [],
    });
  });
  it.each([
    { ip: '5' },
    { page: '0' },
    { page: 'x' },
    { 'page-size': '0' },
    { 'page-size': '1001' },
    { q: 'x'.repeat(257) },
    { order: 'up' },
  ])('refuses %j', (query) => expect(read(query).success).toBe(false));
  it('reads one target or several, with or without AS', () => {
    const targets = (given: unknown) => v.parse(endpoints.routeGraph.query, { prefix: '8.0.0.0/9', targets: given });
    expect(targets('174')).toMatchObject({ targets: [174] });
    expect(targets(['AS174', 'as1299'])).toMatchObject({ targets: [174, 1299] });
  });
  it('refuses an AS number over 32 bits', () => {
    expect(v.safeParse(endpoints.asInfo.params, { asn: '4294967296' }).success).toBe(false);
  });
});
