import { createBogonCheck, IANA_REGISTRY, withOrdinary } from '@routeglass/domain/bogon';
import { formatPrefix } from '@routeglass/domain/prefix';
import { createRelationGraph, findLeak, inferRelations, relationBetween } from '@routeglass/domain/relations';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SEED, DEFAULT_START } from './files.ts';
import { liveThrough, makeSample } from './makeLab.ts';
import { FIRST_ASN, LAST_ASN } from './world/makeNetworks.ts';

const sample = makeSample({ seed: DEFAULT_SEED, start: DEFAULT_START });
const { world, plan } = sample;
const week = liveThrough(sample);
const sessions = world.collectors.flatMap((collector) => collector.sessions);
/** The tables at the start, before the week is played. */
const tables = new Map(sessions.map((session) => [session, [...week.table(session)]]));
const messages = [...week.messages()];
const servers = new Set(world.exchanges.map(({ routeServer }) => routeServer.asn));

function pathsOf(version: 4 | 6): number[][] {
  const texts = sessions
    .filter(({ address }) => address.length === (version === 4 ? 4 : 16))
    .flatMap((session) => (tables.get(session) ?? []).flatMap((route) => (route ? [route.path.join(' ')] : [])));
  return [...new Set(texts)].map((text) => text.split(' ').map(Number));
}

/** A path without prepends and route servers. */
function bare(path: readonly number[]): number[] {
  const through = path.filter((asn) => !servers.has(asn) || asn === path.at(-1));
  return through.filter((asn, i) => asn !== through[i - 1]);
}

describe('the laboratory Internet', () => {
  it('has networks, countries and collector peers enough', () => {
    expect(world.networks.length).toBeGreaterThanOrEqual(420);
    expect(new Set(world.networks.map(({ organisation }) => organisation.country.code)).size).toBeGreaterThanOrEqual(
      20,
    );
    expect(world.collectors).toHaveLength(2);
    expect(new Set(sessions.map(({ asn }) => asn)).size).toBe(12);
  });

  it('has prefixes enough in both versions, each announced once', () => {
    const prefixes = world.groups.flatMap((group) => group.prefixes.map(formatPrefix));
    expect(prefixes.length).toBeGreaterThanOrEqual(2000);
    expect(prefixes.filter((text) => text.includes(':')).length).toBeGreaterThanOrEqual(400);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  it('stays in its own numbers and space', () => {
    const ordinary = { prefixes: ['10.0.0.0/8', 'fd00::/8'], asns: [{ first: FIRST_ASN, last: LAST_ASN }] };
    const check = createBogonCheck(withOrdinary(IANA_REGISTRY, ordinary));
    for (const { prefixes, origin } of world.groups) {
      expect(check.path([origin])).toBeUndefined();
      for (const prefix of prefixes)
        expect([formatPrefix(prefix), check.prefix(prefix)]).toEqual([formatPrefix(prefix), undefined]);
    }
  });

  it('names every network and handle once', () => {
    expect(new Set(world.networks.map(({ asn }) => asn)).size).toBe(world.networks.length);
    expect(new Set(world.networks.map(({ handle }) => handle)).size).toBe(world.networks.length);
  });
});

describe('routes at the start of the week', () => {
  it.each([4, 6] as const)('are valley-free in IPv%i', (version) => {
    const graph = createRelationGraph(world.links[version]);
    const relation = (a: number, b: number) => relationBetween(graph, a, b);
    for (const path of pathsOf(version)) expect(findLeak(bare(path), relation)).toBeUndefined();
  });

  it('reach every peer from nearly every network', () => {
    for (const table of tables.values()) {
      expect(table.filter((route) => route !== undefined).length).toBeGreaterThan(400);
    }
  });

  it('carry prepends, communities and a route server that writes itself in', () => {
    const routes = [...tables.values()].flat().filter((route) => route !== undefined);
    expect(routes.some(({ path }) => path.at(-1) === path.at(-2))).toBe(true);
    expect(routes.some(({ communities }) => communities.length > 1)).toBe(true);
    expect(routes.some(({ largeCommunities }) => largeCommunities.length > 0)).toBe(true);
    expect(routes.some(({ path }) => path.slice(0, -1).some((asn) => servers.has(asn)))).toBe(true);
  });

  it.each([4, 6] as const)('let relations of IPv%i be inferred', (version) => {
    const graph = createRelationGraph(world.links[version]);
    const { links } = inferRelations(pathsOf(version), { routeServers: servers });
    const share = (type: 'p2c' | 'p2p'): number => {
      const truly = links.filter(({ a, b }) => (relationBetween(graph, a, b) === 'p2p') === (type === 'p2p'));
      return truly.filter((link) => relationBetween(graph, link.a, link.b) === link.type).length / truly.length;
    };
    expect(share('p2c')).toBeGreaterThan(0.97);
    expect(share('p2p')).toBeGreaterThan(0.9);
  });
});

describe('the week', () => {
  it('holds incidents of every kind, all inside it', () => {
    const told = new Set(plan.incidents.map(({ kind, detail }) => `${kind} ${detail}`));
    const wanted = {
      outage: ['link', 'network', 'country'],
      flap: ['origin'],
      'new-peering': ['exchange'],
      moas: ['siblings', 'provider'],
      hijack: ['exact', 'more-specific', 'forged-origin'],
      leak: ['type-1', 'type-2', 'type-3', 'type-4'],
      bogon: ['special-purpose', 'too-big-mask', 'reserved-asn'],
    };
    for (const [kind, details] of Object.entries(wanted)) {
      for (const detail of details) expect([...told]).toContain(`${kind} ${detail}`);
    }
    for (const { start, end } of plan.incidents) {
      expect(start).toBeGreaterThanOrEqual(sample.start);
      expect(end).toBeLessThanOrEqual(sample.end);
      expect(end).toBeGreaterThan(start);
    }
  });

  it('shows every hijack, and every leak as one of its type, to some peer', () => {
    const graph = createRelationGraph(world.links[4]);
    const relation = (a: number, b: number) => relationBetween(graph, a, b);
    const heard = (prefix: string, start: number, end: number): number[][] =>
      messages.flatMap((message) => {
        if (message.kind !== 'update' || message.at < start || message.at > end + 60 || !message.route) return [];
        return message.prefixes.some((one) => formatPrefix(one) === prefix) ? [bare(message.route.path)] : [];
      });
    for (const { kind, asn, leakType, prefixes, start, end } of plan.incidents) {
      if (kind !== 'hijack' && kind !== 'leak') continue;
      const paths = prefixes.flatMap((prefix) => heard(prefix, start, end));
      const guilty = paths.filter((path) => {
        if (kind === 'hijack') return path.slice(-2).includes(asn);
        const leak = findLeak(path, relation);
        return leak?.leaker === asn && leak.type === leakType;
      });
      expect([kind, asn, guilty.length > 0]).toEqual([kind, asn, true]);
    }
  });

  it('lasts seven days, each with news', () => {
    const days = new Set(messages.map(({ at }) => Math.floor((at - sample.start) / 86_400)));
    expect([0, 1, 2, 3, 4, 5, 6].filter((day) => days.has(day))).toHaveLength(7);
  });
});
