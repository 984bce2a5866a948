import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Graph } from '../contract/route-graph/graph.ts';
import { searchResults, type SearchResult } from '../contract/search/result.ts';
import { graphData } from './graphData.ts';
import { ratingPage } from './ratingPage.ts';
import { searchResult } from './searchResult.ts';

const brief = { asn: 64_512, as_name: 'NORTHWIND', country_code: 'DE', country_name: 'Germany' };
const shown = { asn: 64_512, asName: 'NORTHWIND', countryCode: 'DE', countryName: 'Germany' };
const prefix = {
  prefix: '192.0.2.0/24',
  origin: brief,
  roa: 'valid',
  route_object: 'unknown',
  propagation: 3,
  relative_propagation: 75,
} as const;

describe('searchResult', () => {
  it.each<[SearchResult, object]>([
    [
      { type: 'autonomous-system', data: { ...brief, org_name: 'Northwind' } },
      { type: 'autonomous-system', ...shown, orgName: 'Northwind' },
    ],
    [
      { type: 'origin', data: { ...prefix, known_by: 'registry' } },
      { type: 'origin', prefix: '192.0.2.0/24', origin: shown, knownBy: 'registry' },
    ],
    [
      { type: 'prefix', data: prefix },
      {
        type: 'prefix',
        prefix: '192.0.2.0/24',
        origin: shown,
        roa: 'valid',
        routeObject: 'unknown',
        propagation: 3,
        relativePropagation: 75,
      },
    ],
    [
      { type: 'domain', data: { name: 'example.net' } },
      { type: 'domain', name: 'example.net' },
    ],
    [
      { type: 'as-set', data: { rpslPk: 'AS-X', source: 'LAB', descr: [] } },
      { type: 'as-set', rpslPk: 'AS-X', source: 'LAB', descr: [] },
    ],
  ])('shows %j', (wire, expected) => expect(searchResult(wire)).toEqual(expected));
  it('knows what it does not know', () => {
    const [later, known] = v
      .parse(searchResults, [
        { type: 'facility', data: { name: 'Telehouse' } },
        { type: 'domain', data: { name: 'example.net' } },
      ])
      .map(searchResult);
    expect(later).toEqual({ type: 'unknown' });
    expect(known).toEqual({ type: 'domain', name: 'example.net' });
  });
  it('refuses what it knows in another shape', () => {
    expect(v.safeParse(searchResults, [{ type: 'domain', data: {} }]).success).toBe(false);
  });
});

describe('graphData', () => {
  it('tells nodes by ASN, and leaves out an edge without end', () => {
    const node = (id: number, asn: number) => ({
      id,
      asn,
      'path-length': id,
      paths: [],
      'as-name': null,
      'org-name': null,
      'country-code': null,
      'country-name': null,
      extended: false,
      hidden: false,
    });
    const edge = (from: number, to: number) => ({ from, to, type: 'p2c', paths: [], extended: false, hidden: false });
    const graph = {
      root_asn: 64_512,
      routes: [],
      nodes: [node(0, 64_512), node(1, 64_513)],
      edges: [edge(0, 1), edge(0, 9)],
    };
    const { root, nodes, edges } = graphData(graph as unknown as Graph);
    expect(root).toBe(64_512);
    expect(nodes.map(({ asn }) => asn)).toEqual([64_512, 64_513]);
    expect(edges.map(({ from, to }) => [from, to])).toEqual([[64_512, 64_513]]);
  });
});

describe('ratingPage', () => {
  it('puts the network beside its place', () => {
    const asinfo = { name: 'NORTHWIND', description: 'Northwind', country_code: 'DE', country_name: 'Germany' };
    expect(
      ratingPage({ record_count: 9, data: [{ position: 1, change: null, asn: 64_512, value: 2, asinfo }] }),
    ).toEqual({
      total: 9,
      rows: [
        {
          position: 1,
          change: null,
          asn: 64_512,
          value: 2,
          name: 'NORTHWIND',
          description: 'Northwind',
          countryCode: 'DE',
          countryName: 'Germany',
        },
      ],
    });
  });
});
