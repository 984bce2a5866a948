import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedData } from '../../../tools/shared-data.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask } from './talk.ts';
import { type Question, questionsOf, type Subject } from './worldQuestions.ts';

/** Three databases, two of them with a real table. */
const SLOW = 600_000;
const LEVEL3 = 3356;
/** A real route of 2014 ends in a private number that a network of the laboratory has too. */
const FOREIGN = { prefix: '5.255.194.0/24', origin: 65_101 };

/** Answers about no network that tell of the real world alone where there is one. */
const OF_REAL_WORLD = new Set(['establishedSpeakersAsns', 'speakerCount', 'speakers']);
/** Lists that mix the worlds and mark the rows of the laboratory. */
const MIXED = new Set(['asSearch', 'aspaJson', 'search', 'suggestions']);

const table = sharedData('mrt/rib.20140523.0600.slice.bz2');
if (!table) console.warn('The folder of real data is not beside the checkout: worlds are not compared');

describe.skipIf(!table)('with a real table beside the laboratory', () => {
  let alone: Record<'lab' | 'real', Hono>;
  let beside: Hono;
  const removals: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const [{ open }] = engines();
    const opened = async (part: 'week' | undefined, paths: readonly string[]) => {
      const { store, remove } = await open(part);
      removals.push(remove);
      const { files } = await ingest(store, { paths: [...paths] });
      expect(files.map(({ outcome }) => outcome)).toEqual(paths.map(() => 'loaded'));
      return appOver(store);
    };
    const paths = [table ?? ''];
    alone = { lab: await opened('week', []), real: await opened(undefined, paths) };
    beside = await opened('week', paths);
  }, SLOW);
  afterAll(() => Promise.all(removals.map((remove) => remove())), SLOW);

  it(
    'the laboratory answers as it does alone',
    async () => {
      for (const subject of await subjectsOf(alone.lab, await laboratoryNetworks(alone.lab), 'yes')) {
        expect(await differences(subject, 'lab'), `AS${subject.asn}`).toEqual([]);
      }
    },
    SLOW,
  );

  it(
    'real networks are answered for as without the laboratory',
    async () => {
      for (const subject of await subjectsOf(alone.real, [LEVEL3], 'no')) {
        expect(await differences(subject, 'real'), `AS${subject.asn}`).toEqual([]);
      }
    },
    SLOW,
  );

  it('a real route whose origin has a number of the laboratory is not under its name', async () => {
    const found = await ask(beside, 'search', `/v2/incidents/info/search?q=${FOREIGN.prefix}`);
    const route = found.find(({ type, data }) => type === 'prefix' && data.prefix === FOREIGN.prefix);
    expect(route).toEqual({
      type: 'prefix',
      data: expect.objectContaining({
        origin: { asn: FOREIGN.origin, as_name: null, country_code: null, country_name: null },
      }) as unknown,
    });
    // The number itself is the laboratory's, with its figures.
    const own = await ask(alone.lab, 'asRatings', `/v2/as-rating/asn/${FOREIGN.origin}`);
    expect(own).not.toEqual([]);
    expect(await ask(beside, 'asRatings', `/v2/as-rating/asn/${FOREIGN.origin}`)).toEqual(own);
  });

  it('no rated network of the one world is found by a name that its number has in the other', async () => {
    const { as_name } = await ask(alone.lab, 'asInfo', `/v2/incidents/info/asn/${FOREIGN.origin}`);
    const found = async (q: string) => {
      const { data } = await ask(beside, 'ratingList', `/v2/as-rating?sample=no&page-size=100&q=${q}`);
      return data.map(({ asinfo }) => asinfo.asn);
    };
    // It is rated in the real world, too.
    const real = await ask(alone.real, 'ratingList', '/v2/as-rating?page-size=100&q=65101');
    expect(real.data.map(({ asinfo }) => asinfo.asn)).toContain(FOREIGN.origin);
    for (const length of [2, 3]) expect(await found(as_name?.slice(0, length) ?? '')).not.toContain(FOREIGN.origin);
  });

  it('a list of networks of both worlds has the figures of each, and says which are of the laboratory', async () => {
    const [own] = (await ask(alone.lab, 'ratingList', '/v2/as-rating')).data;
    const asns = [LEVEL3, own?.asinfo.asn ?? 0];
    const asked = { method: 'POST', body: JSON.stringify(asns), headers: { 'content-type': 'application/json' } };
    const rows = await ask(beside, 'ratingOfList', '/api/storage/v2/as-rating/as-list?metric=score', asked);
    expect(rows.map(({ asinfo, sample }) => [asinfo.asn, sample])).toEqual([
      [asns[0], undefined],
      [asns[1], true],
    ]);
    expect(rows.map(({ day }) => day)).toEqual(['2014-05-23', expect.stringMatching(/^2026-/)]);
    expect(rows[1]?.metrics[0]?.value).toBe(own?.metrics.find(({ metric }) => metric === 'score')?.value);
  });

  it('the history of a rating has networks of both worlds, each in its own', async () => {
    const [own] = (await ask(alone.lab, 'ratingList', '/v2/as-rating')).data;
    const asns = [LEVEL3, own?.asinfo.asn ?? 0];
    const of = (app: Hono, asked: readonly number[]) =>
      ask(app, 'ratingHistory', `/v2/as-rating/score/history?${asked.map((asn) => `asn=${asn}`).join('&')}`);
    for (const order of [asns, asns.toReversed()]) {
      const both = await of(beside, order);
      expect(both.sample).toBe(false);
      expect(both.days).toEqual(both.days.toSorted());
      for (const [asn, app] of [
        [asns[0], alone.real],
        [asns[1], alone.lab],
      ] as const) {
        const single = await of(app, [asn ?? 0]);
        const expected = new Map(single.days.map((day, i) => [day, single.networks[0]?.positions[i]]));
        const found = both.networks.find((network) => network.asn === asn);
        expect(both.days.map((_, i) => found?.positions[i])).toEqual(both.days.map((day) => expected.get(day) ?? null));
        expect(found?.sample).toBe(app === alone.lab ? true : undefined);
      }
    }
  });

  it.each(['10.0.0.0/8', 'fd00::/8', '0.0.0.0/1'])(
    'a block around those of one world lists what is inside it: %s',
    async (prefix) => {
      const { more_specific } = await ask(alone.lab, 'prefixDetail', `/v2/prefixes/${prefix}`);
      const found = await ask(beside, 'prefixDetail', `/v2/prefixes/${prefix}`);
      expect(found.more_specific.length).toBeGreaterThan(0);
      expect(found.sample).toBe(prefix !== '0.0.0.0/1');
      if (found.sample) expect(found.more_specific).toEqual(more_specific);
    },
  );

  it('rates IPv6 by the laboratory, and says so, where nothing real is rated', async () => {
    const of = (ip: 4 | 6) => ask(beside, 'ratingList', `/v2/as-rating?ip=${ip}`);
    expect(await of(4)).toMatchObject({ sample: false, day: '2014-05-23' });
    const { sample, data } = await of(6);
    expect([sample, data.length]).toEqual([true, 50]);
  });

  /** Questions that are answered otherwise with the other world loaded beside. */
  async function differences(subject: Subject, world: 'lab' | 'real'): Promise<string[]> {
    const found: string[] = [];
    for (const question of questionsOf(subject)) {
      const own = await read(alone[world], question);
      const now = await read(beside, question);
      const name = question.text.split(' ')[0] ?? '';
      const expected = OF_REAL_WORLD.has(name) ? await read(alone.real, question) : own;
      const [left, right] = MIXED.has(name) ? [expected, now].map((one) => rowsOf(one, world)) : [expected, now];
      if (left !== right)
        found.push(`${question.text}\n  alone: ${left?.slice(0, 400)}\n  beside: ${right?.slice(0, 400)}`);
    }
    return found;
  }
});

async function read(app: Hono, { path, init }: Question): Promise<string> {
  const response = await app.request(path, init);
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  return `${response.status} ${text}`;
}

/** The rows of one world, as texts: those that are marked, or those that are not. */
function rowsOf(answer: string, world: 'lab' | 'real'): string {
  const body: unknown = JSON.parse(answer.slice(answer.indexOf(' ') + 1));
  const rows = Array.isArray(body) ? body : ((body as { readonly aspas?: unknown[] }).aspas ?? []);
  const own = rows.filter((row) => ((row as { readonly sample?: boolean }).sample === true) === (world === 'lab'));
  return own.map((row) => JSON.stringify(row)).join('\n');
}

/** The best connected network, and one each with a sibling, of a hijack and of a leak. */
async function laboratoryNetworks(app: Hono): Promise<number[]> {
  const { data } = await ask(app, 'ratingList', '/v2/as-rating?page-size=100');
  const asns = data.map(({ asinfo }) => asinfo.asn);
  const firstWith = async (pathOf: (asn: number) => string): Promise<number> => {
    for (const asn of asns.slice(1)) {
      const { record_count } = (await (await app.request(pathOf(asn))).json()) as { record_count: number };
      if (record_count > 0) return asn;
    }
    throw new Error(`No network of the laboratory has any of ${pathOf(0)}`);
  };
  const found = [
    asns[0] ?? 0,
    await firstWith((asn) => `/v2/caida-as-org/siblings/asn/${asn}`),
    await firstWith((asn) => `/v2/incidents/hijacks/asn/${asn}`),
  ];
  return [...new Set(found)];
}

/** What calls are asked about each network. */
async function subjectsOf(app: Hono, asns: readonly number[], sample: Subject['sample']): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const asn of asns) {
    const [delay, neighbors, groups, communities, info, prefixes] = await Promise.all([
      ask(app, 'currentDelay', `/v2/web/current_delay?asn=${asn}`),
      ask(app, 'neighbors', `/v2/incidents/neighbors/all/asn/${asn}`),
      ask(app, 'asGroups', `/v2/incidents/info/groups/asn/${asn}`),
      ask(app, 'communities', `/v2/bgp-communities-api/communities/asn/${asn}`),
      ask(app, 'asInfo', `/v2/incidents/info/asn/${asn}`),
      ask(app, 'prefixes', `/v2/incidents/connectivity/prefixes/asn/${asn}?page-size=1000`),
    ]);
    const incidents = await ask(app, 'hijacks', `/v2/incidents/hijacks/asn/${asn}`);
    const last = new Date(delay.as_of ?? 0);
    const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
    // Of each second network an IPv6 prefix: what the other world says of IPv6 may be nothing.
    const version = subjects.length % 2 === 0 ? 4 : 6;
    const ofVersion = prefixes.data.find((row) => row.prefix.includes(':') === (version === 6));
    subjects.push({
      asn,
      neighbor: neighbors.data[0]?.neighbor_as.asn ?? asn,
      prefix: (ofVersion ?? prefixes.data[0])?.prefix ?? '10.0.0.0/8',
      incident: incidents.data[0]?.id,
      days: [dayOf(last.getTime() - 5 * 86_400_000), dayOf(last.getTime())],
      asSet: groups.find(({ kind }) => kind === 'as-set')?.name,
      community: communities.find(({ community_pattern }) => /^[\d:]+$/.test(community_pattern))?.community_pattern,
      country: info.country_code,
      sample,
    });
  }
  return subjects;
}
