import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, ask, refusal } from './talk.ts';

const START = 120_000;

describe.each(engines())('the routing graph over $name', ({ open }) => {
  let app: Hono;
  let store: Store;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const opened = await open();
    ({ remove, store } = opened);
    await loadSmallInternet(store);
    app = appOver(store);
  }, START);
  afterAll(() => remove(), START);

  const graph = (query: string) => ask(app, 'routeGraph', `/v2/route-graph/asn/15169/graph?${query}`);

  it('holds the nodes and edges of the paths, typed and in columns', async () => {
    const { nodes, edges, ...seen } = await graph('prefix=8.8.8.0/24');
    expect(seen).toMatchObject({
      root_asn: 15169,
      prefixes: ['8.8.8.0/24'],
      targets: [1299, 3320],
      routes: ['1299 15169', '3320 3356 3356 15169'],
      activeRoutes: ['1299 15169', '3320 3356 3356 15169'],
      order: [['15169'], expect.arrayContaining(['1299', '3356']), ['3320']],
    });
    expect(nodes.map((node) => [node.asn, node['path-length'], node['as-name']])).toEqual([
      [15169, 0, 'GOOGLE'],
      [1299, 1, 'TWELVE99'],
      [3356, 1, 'LEVEL3'],
      [3320, 2, 'DTAG'],
    ]);
    expect(nodes[3]?.paths).toEqual(['3320×1 → 3356×2 → 15169×1']);
    expect(edges.map(({ from, to, type }) => `${from} ${type} ${to}`).sort()).toEqual([
      '1299 p2c 15169',
      '3320 p2p 3356',
      '3356 p2c 15169',
    ]);
  });

  it('shows the newest route of each peer: withdrawals and announcements after the table count, older ones do not', async () => {
    expect((await graph('prefix=8.8.4.0/24')).routes).toEqual(['3320 15169']);
  });

  it('looks from the targets: peers, or networks on the way', async () => {
    expect((await graph('prefix=8.8.8.0/24&targets=3356')).routes).toEqual(['3356 3356 15169']);
    expect((await graph('prefix=8.8.8.0/24&targets=1299&targets=AS3320')).routes).toHaveLength(2);
    expect((await graph('prefix=8.8.8.0/24&targets=64500')).nodes).toHaveLength(1);
  });

  it('adds possible routes, marked, and keeps those through one network on demand', async () => {
    const path = '/v2/rlg/asn/15169/graph-extended?prefix=8.8.8.0/24&targets=64500&targets=1299';
    const extended = await ask(app, 'routeGraphExtended', path);
    expect(extended.nodes.filter((node) => node.extended).map((node) => node.asn)).toEqual([64500]);
    expect(extended.edges.filter((edge) => edge.extended)).toMatchObject([{ from: '64500', to: '1299', type: 'c2p' }]);
    const filtered = await ask(app, 'routeGraphExtended', `${path}&filter=64500`);
    expect(filtered.routes).toEqual([]);
    expect(await refusal(app, `${path}&filter=x`)).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
  });

  it('says the same of relations out of the database and out of memory', async () => {
    const of = '/v2/route-graph/asn/15169';
    const fresh = appOver(store);
    const read = async (prefix: string) => [
      await ask(fresh, 'routeGraph', `${of}/graph?prefix=${prefix}`),
      await ask(fresh, 'targetPresets', `${of}/target-presets?prefix=${prefix}`),
    ];
    const before = await read('8.8.8.0/24');
    // Possible routes read the relations into memory; another address is no kept answer.
    await ask(fresh, 'routeGraphExtended', '/v2/rlg/asn/15169/graph-extended?prefix=8.8.8.0/24');
    expect(await read('8.8.8.0%2F24')).toEqual(before);
  });

  it('offers presets, the readable one first', async () => {
    const presets = await ask(app, 'targetPresets', '/v2/route-graph/asn/15169/target-presets?prefix=8.8.8.0/24');
    expect(presets).toEqual([
      { name: 'All peers', asns: [1299, 3320], country_code: null },
      { name: 'Tier-1', asns: [1299, 3356], country_code: null },
      { name: 'Largest networks', asns: [1299, 3356], country_code: null },
      { name: 'Germany', asns: [3320], country_code: 'DE' },
      { name: 'Sweden', asns: [1299], country_code: 'SE' },
    ]);
  });

  it('offers presets of whoever announces the prefix to a network that does not', async () => {
    const presets = await ask(app, 'targetPresets', '/v2/route-graph/asn/3356/target-presets?prefix=8.8.8.0/24');
    expect(presets[0]).toEqual({ name: 'All peers', asns: [1299, 3320], country_code: null });
    const unknown = '/v2/route-graph/asn/3356/target-presets?prefix=192.0.2.0/24';
    expect(await refusal(app, unknown)).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });

  it.each([
    ['/v2/route-graph/asn/3356/graph?prefix=8.8.8.0/24', 404, 'E_NOT_FOUND'],
    ['/v2/route-graph/asn/15169/graph?prefix=192.0.2.0/24', 404, 'E_NOT_FOUND'],
    ['/v2/route-graph/asn/15169/graph?prefix=8.8.8.1/24', 400, 'E_BAD_REQUEST'],
    ['/v2/route-graph/asn/15169/graph', 400, 'E_BAD_REQUEST'],
    ['/v2/route-graph/asn/15169/graph?prefix=8.8.8.0/24&targets=x', 400, 'E_BAD_REQUEST'],
    ['/v2/route-graph/asn/15169/target-presets?prefix=8.8.8', 400, 'E_BAD_REQUEST'],
  ])('refuses %s', async (path, status, code) => {
    expect(await refusal(app, path)).toEqual({ status, code });
  });
});
