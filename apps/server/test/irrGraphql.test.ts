import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver } from './talk.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-irr-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ROOT = `as-set: AS-ROOT
descr: The root
members: AS64512, AS-EAST, RADB::AS-WEST, AS-NOWHERE
source: RIPE`;

const DUMP = [
  ROOT,
  'as-set: AS-EAST\nmembers: AS64513, AS-ROOT\nsource: RIPE',
  'as-set: AS-EAST\ndescr: Eastern 100% mesh\nmembers: AS64599\nsource: RADB',
  'as-set: AS-WEST\ndescr: Wind\ndescr: of the west\nmembers: AS64514, AS-EAST\nsource: RADB',
  'aut-num: AS64512\nas-name: NORTHWIND\ndescr: One\nsource: RIPE',
  'route: 10.0.0.0/8\norigin: AS64512\nsource: RIPE',
  'route: 10.0.0.0/8\norigin: AS64513\nsource: RADB',
  'route6: fd00::/32\norigin: AS64512\nsource: RIPE',
  ...Array.from({ length: 12 }, (_, i) => `as-set: AS-CROWD${i}\nmembers: ${crowd(12)}\nsource: RIPE`),
].join('\n\n');

describe.each(engines())('the registries by GraphQL over $name', ({ open }) => {
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    ({ remove } = opened);
    const path = join(folder, 'irr.db');
    writeFileSync(path, DUMP);
    const names = join(folder, 'names.csv');
    writeFileSync(names, 'AS64512,NORTHWIND,One,DE\n');
    await ingest(opened.store, { paths: [path, names] });
    app = appOver(opened.store);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  async function ask(query: string, variables?: object): Promise<unknown> {
    const answer = await app.request('/api/storage/v2/irrd/graphql/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  }

  it.each<[string, unknown]>([
    [
      '{ setNetworks(setName: "AS-ROOT", sortBy: "prefixes", order: "desc", limit: 2) { total networks { asn prefixCount sources } } }',
      {
        setNetworks: {
          total: 4,
          networks: [
            { asn: 64512, prefixCount: 2, sources: ['RIPE'] },
            { asn: 64513, prefixCount: 1, sources: ['RIPE'] },
          ],
        },
      },
    ],
    [
      '{ setNetworks(setName: "AS-ROOT", sortBy: "name", order: "desc", offset: 1) { networks { asn asName } } }',
      { setNetworks: { networks: [64513, 64514, 64599].map((asn) => ({ asn, asName: null })) } },
    ],
    [
      '{ setNetworks(setName: "as-east", recursively: false) { networks { asn sources } } }',
      {
        setNetworks: {
          networks: [
            { asn: 64513, sources: ['RIPE'] },
            { asn: 64599, sources: ['RADB'] },
          ],
        },
      },
    ],
    [
      '{ setNetworks(setName: "AS-ROOT", q: "NORTH") { total networks { asn asName } } }',
      { setNetworks: { total: 1, networks: [{ asn: 64512, asName: 'NORTHWIND' }] } },
    ],
    ['{ setsDescribed(setName: "as-root", q: "EASTERN 100%") }', { setsDescribed: ['AS-EAST'] }],
    ['{ setsDescribed(setName: "AS-EAST", q: "west") }', { setsDescribed: ['AS-WEST'] }],
    ['{ setsDescribed(setName: "AS-EAST", recursively: false, q: "west") }', { setsDescribed: [] }],
    ['{ setsDescribed(setName: "AS-ROOT", q: "_") }', { setsDescribed: [] }],
    ['{ setsDescribed(setName: "AS-NOWHERE", q: "wind") }', { setsDescribed: [] }],
    [
      '{ rpslObjects(rpslPk: "as-root") { rpslPk source descr objectText ... on RPSLAsSet { members } } }',
      {
        rpslObjects: [
          {
            rpslPk: 'AS-ROOT',
            source: 'RIPE',
            descr: ['The root'],
            objectText: ROOT,
            members: ['AS64512', 'AS-EAST', 'AS-NOWHERE', 'RADB::AS-WEST'],
          },
        ],
      },
    ],
    [
      '{ rpslObjects(asn: [64512], objectClass: "aut-num") { ... on RPSLAutNum { asn asName } } }',
      { rpslObjects: [{ asn: 64_512, asName: 'NORTHWIND' }] },
    ],
    [
      '{ rpslObjects(members: "AS-EAST", objectClass: "as-set") { rpslPk source } }',
      {
        rpslObjects: [
          { rpslPk: 'AS-ROOT', source: 'RIPE' },
          { rpslPk: 'AS-WEST', source: 'RADB' },
        ],
      },
    ],
    [
      '{ rpslObjects(sources: "RADB", recordLimit: 1) { rpslPk } }',
      { rpslObjects: [{ rpslPk: '10.0.0.0/8 AS64513' }] },
    ],
    [
      '{ rpslObjects(rpslPk: "AS-ROOT") { ... on RPSLAsSet { membersObjs { rpslPk source } } } }',
      {
        rpslObjects: [
          {
            membersObjs: [
              { rpslPk: 'AS-EAST', source: 'RADB' },
              { rpslPk: 'AS-EAST', source: 'RIPE' },
              { rpslPk: 'AS-WEST', source: 'RADB' },
              { rpslPk: 'AS64512', source: 'RIPE' },
            ],
          },
        ],
      },
    ],
    [
      '{ recursiveSetMembers(setNames: ["AS-ROOT"]) { rpslPk rootSource members sets } }',
      {
        recursiveSetMembers: [
          {
            rpslPk: 'AS-ROOT',
            rootSource: 'RIPE',
            members: ['AS64512', 'AS64513', 'AS64514', 'AS64599'],
            sets: ['AS-EAST', 'AS-WEST'],
          },
        ],
      },
    ],
    [
      '{ recursiveSetMembersCount(setNames: ["AS-EAST"], depth: 0) { rootSource membersCount } }',
      {
        recursiveSetMembersCount: [
          { rootSource: 'RADB', membersCount: 1 },
          { rootSource: 'RIPE', membersCount: 1 },
        ],
      },
    ],
    [
      '{ recursiveSetLoops(setNames: ["RIPE::AS-ROOT"]) { loops { path loop } } }',
      {
        recursiveSetLoops: [
          { loops: [{ path: ['RIPE::AS-ROOT'], loop: ['RIPE::AS-ROOT', 'RIPE::AS-EAST', 'RIPE::AS-ROOT'] }] },
        ],
      },
    ],
    [
      `{ recursiveSetHealth(setNames: ["AS-ROOT"]) {
        rpslPk rootSource sets networks depth deepest findings { check level } loops { loop }
        reservedCount reserved { asn use listedBy } homonymCount homonyms { rpslPk followed sources }
        missing { rpslPk listedBy } owners { asn by } unseenCount unseen rests { kind name asOf }
      } }`,
      {
        recursiveSetHealth: [
          {
            rpslPk: 'AS-ROOT',
            rootSource: 'RIPE',
            sets: 4,
            networks: 4,
            depth: 2,
            deepest: ['RIPE::AS-ROOT', 'RADB::AS-WEST', 'RADB::AS-EAST'],
            findings: [
              { check: 'loops', level: 'medium' },
              { check: 'depth', level: 'ok' },
              { check: 'reserved', level: 'medium' },
              { check: 'homonyms', level: 'low' },
              { check: 'missing', level: 'medium' },
              { check: 'unseen', level: 'unknown' },
            ],
            loops: [{ loop: ['RIPE::AS-ROOT', 'RIPE::AS-EAST', 'RIPE::AS-ROOT'] }],
            reservedCount: 4,
            reserved: [
              { asn: 64_512, use: 'private', listedBy: 'RIPE::AS-ROOT' },
              { asn: 64_513, use: 'private', listedBy: 'RIPE::AS-EAST' },
              { asn: 64_514, use: 'private', listedBy: 'RADB::AS-WEST' },
              { asn: 64_599, use: 'private', listedBy: 'RADB::AS-EAST' },
            ],
            homonymCount: 2,
            homonyms: [
              { rpslPk: 'AS-EAST', followed: 'RIPE', sources: ['RADB', 'RIPE'] },
              { rpslPk: 'AS-EAST', followed: 'RADB', sources: ['RADB', 'RIPE'] },
            ],
            missing: [{ rpslPk: 'AS-NOWHERE', listedBy: 'RIPE::AS-ROOT' }],
            owners: [],
            unseenCount: null,
            unseen: [],
            rests: [
              { kind: 'irr', name: 'RADB', asOf: null },
              { kind: 'irr', name: 'RIPE', asOf: null },
              { kind: 'links', name: 'routes of the collectors', asOf: null },
            ],
          },
        ],
      },
    ],
    [
      '{ all: asSetPrefixCount(setNames: ["AS-ROOT"]) { prefixCount } six: asSetPrefixCount(setNames: ["AS-ROOT"], ipVersion: 6) { prefixCount } }',
      { all: [{ prefixCount: 2 }], six: [{ prefixCount: 1 }] },
    ],
    [
      '{ asnPrefixCount(asns: [64513, "AS64512", 1]) { asn prefixCount } }',
      {
        asnPrefixCount: [
          { asn: 64_513, prefixCount: 1 },
          { asn: 64_512, prefixCount: 2 },
          { asn: 1, prefixCount: 0 },
        ],
      },
    ],
  ])('%s', async (query, data) => expect(await ask(query)).toEqual({ data }));

  it('takes variables', async () => {
    const query = 'query ($names: [String!]!) { recursiveSetMembersCount(setNames: $names) { membersCount } }';
    expect(await ask(query, { names: ['AS-WEST'] })).toEqual({
      data: { recursiveSetMembersCount: [{ membersCount: 2 }] },
    });
  });

  it.each([
    ['{ rpslObjects', 'Syntax Error'],
    ['{ nothing }', 'Cannot query field "nothing"'],
    ['{ asnPrefixCount(asns: ["x"]) { asn } }', 'x is no AS number'],
    ['{ asSetPrefixCount(setNames: [], ipVersion: 5) { prefixCount } }', 'ipVersion is 4 or 6'],
    [`{ ${many(11)} }`, 'more than 10 searches'],
    [`{ rpslObjects { ${deep(8)} } }`, 'levels deep'],
    [`{ ...A } fragment A on Query { ${many(11)} }`, 'more than 10 searches'],
    [`{ ...F0 } ${spreads(40)}`, 'Unknown fragment "F40"'],
    [`{ rpslObjects { ${'rpslPk '.repeat(201)} } }`, 'more than 200 fields'],
    [`{ rpslObjects(rpslPk: "AS-CROWD1") { ${deep(4)} } }`, 'more than 1000 searches'],
    ['{ rpslObjects { ...A } } fragment A on RPSLAsSet { membersObjs { ...A } }', 'Cannot spread fragment'],
  ])('refuses %s', async (query, message) => {
    const answer = (await ask(query)) as { errors: { message: string }[] };
    expect(answer.errors.map((error) => error.message).join()).toContain(message);
  });

  it('answers without the slash at the end of its address too', async () => {
    const body = JSON.stringify({ query: '{ asnPrefixCount(asns: [64512]) { prefixCount } }' });
    const answer = await app.request('/api/storage/v2/irrd/graphql', { method: 'POST', body });
    expect(await answer.json()).toEqual({ data: { asnPrefixCount: [{ prefixCount: 2 }] } });
  });

  it('tells its schema', async () => {
    expect(await ask('{ __schema { queryType { name } } }')).toEqual({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
  });
});

/** Searches, each under a name of its own. */
function many(count: number): string {
  return Array.from({ length: count }, (_, i) => `a${i}: asnPrefixCount(asns: [1]) { asn }`).join(' ');
}

function deep(levels: number): string {
  return levels === 0 ? 'rpslPk' : `... on RPSLAsSet { membersObjs { ${deep(levels - 1)} } }`;
}

/** Sets that all list each other. */
function crowd(size: number): string {
  return Array.from({ length: size }, (_, i) => `AS-CROWD${i}`).join(', ');
}

/** Fragments that each spread the next one twice, the last of which is not there. */
function spreads(count: number): string {
  return Array.from({ length: count }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ');
}
