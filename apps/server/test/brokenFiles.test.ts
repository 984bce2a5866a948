import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMrtDecoder } from '@routeglass/domain/mrt';
import { buildRouteGraph } from '@routeglass/domain/route-graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedData } from '../../../tools/shared-data.ts';
import { openInput } from '../src/ingest/input/inputFile.ts';
import type { ImportRequest } from '../src/ingest/importRequest.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest, liveNames } from './ingestion.ts';
import { appOver, ask } from './talk.ts';

const SLOW = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-broken-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const roas = (...rows: object[]) => `{"metadata":{},"roas":[${rows.map((row) => JSON.stringify(row)).join(',')}]}`;
const roa = { asn: 64500, prefix: '10.0.0.0/8', maxLength: 8, ta: 'x', expires: 1 };

describe.each(engines())('files that are not what they should be, over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    await ingest(store, { paths: [file('good.json', roas(roa))] });
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const noise = Uint8Array.from({ length: 5_000 }, (_, i) => (i * 7919 + (i >> 3) * 104_729) & 0xff);
  const refused: readonly [string, string][] = [
    [file('letter.txt', 'Dear reader'), 'at byte 0: unknown kind of content'],
    [file('empty', ''), 'the file is empty'],
    [file('noise', noise), 'at byte 0: unknown kind of content'],
    [file('cut.json', roas(roa, roa).slice(0, -20)), 'at byte 146: the JSON text ends too early'],
    [file('none.json', roas({ asn: 'x' })), 'nothing in it could be loaded'],
    [
      file('cut.gz', new Uint8Array([0x1f, 0x8b, 8, 0, 0])),
      'at byte 0 of its content: the gzip data are cut off or damaged',
    ],
    [file('cut.bz2', 'BZh9'), 'the bzip2 data are cut off or damaged'],
    [file('missing.json', '<!DOCTYPE html>\n<title>404</title>'), 'this is a web page, not data'],
    [file('dump.json', '{"net":{"data":[{"asn":1,"name":"One"},{"as'), 'ends too early'],
  ];

  it('refuses each with file and offset, and changes nothing', async () => {
    await expectRefused(refused, {});
  });

  it('refuses noise also where it is said to be routes', async () => {
    await expectRefused([[file('noise2', noise), 'at byte ']], { kind: 'mrt-rib' });
  });

  it('never loads a part of VRPs', async () => {
    await expectRefused([[file('cut2.json', roas(roa).slice(0, -2)), 'invalid']], { keepPartial: true });
  });

  async function expectRefused(cases: readonly [string, string][], options: Partial<ImportRequest>): Promise<void> {
    const before = await liveNames(store);
    const { files } = await ingest(store, { paths: cases.map(([path]) => path), ...options });
    expect(await liveNames(store)).toEqual(before);
    expect(files.map(({ outcome }) => outcome)).toEqual(cases.map(() => 'refused'));
    for (const [i, [path, reason]] of cases.entries()) {
      expect(files[i]?.message).toContain(path);
      expect(files[i]?.message).toContain(reason);
    }
  }

  it('counts VRPs that are none with their places, and loads the others once each', async () => {
    const bad = { ...roa, maxLength: 4 };
    const path = file('mixed.json', roas(roa, bad, { ...roa, asn: 'AS64501' }, roa, { ...roa, prefix: '10.0.0.1/8' }));
    const { files } = await ingest(store, { paths: [path] });
    expect(files).toMatchObject([
      {
        outcome: 'loaded',
        counts: { records: 5, vrps: 2, duplicates: 1 },
        skipped: [
          { reason: 'maxLength is less than the length of the prefix', count: 1, offsets: [94] },
          { reason: 'prefix is not a prefix', count: 1 },
        ],
      },
    ]);
  });

  it('loads good files beside bad ones', async () => {
    const names = file('names.csv', 'asn,name,class,cc\nAS64500,One,Unknown,DE\nAS64500,Two,Unknown,DE\n,,,\n');
    const { files } = await ingest(store, { paths: [file('bad.txt', 'hello'), names] });
    expect(files.map(({ outcome }) => outcome)).toEqual(['refused', 'loaded']);
    expect(await liveNames(store)).toContain('as-names names.csv');
  });

  const cut = sharedData('mrt/rib.20140523.0600.truncated.bz2');
  describe.skipIf(!cut)('the table that breaks off', () => {
    const paths = [cut ?? ''];

    it(
      'is refused with what could be read',
      async () => {
        const { files } = await ingest(store, { paths });
        expect(files).toMatchObject([{ outcome: 'refused', counts: { routes: 94_847, prefixes: 3_239, peers: 35 } }]);
        expect(files[0]?.message).toMatch(
          /rib\.20140523\.0600\.truncated\.bz2: at byte \d+ of its content: .+--keep-partial/,
        );
        expect((await liveNames(store)).join()).not.toContain('mrt-rib');
      },
      SLOW,
    );

    it(
      'is loaded up to the break on demand, and its graphs are those of its paths',
      async () => {
        const { files } = await ingest(store, { paths, keepPartial: true });
        expect(files).toMatchObject([{ outcome: 'partial', counts: { routes: 94_847 } }]);
        const app = appOver(store);
        for (const [prefix, routes] of await samplePaths(paths[0] ?? '')) {
          const root = Number(routes[0]?.split(' ').at(-1));
          const expected = buildRouteGraph({ root, paths: routes.filter((path) => path.endsWith(` ${root}`)) });
          const graph = await ask(app, 'routeGraph', `/v2/route-graph/asn/${root}/graph?prefix=${prefix}`);
          expect(new Set(graph.nodes.map(({ asn }) => asn))).toEqual(new Set(expected.nodes.map(({ asn }) => asn)));
          expect(graph.nodes).toHaveLength(expected.nodes.length);
          const edges = graph.edges.map(({ from, to }) => `${from} ${to}`).sort();
          expect(edges).toEqual(expected.edges.map(({ from, to }) => `${from} ${to}`).sort());
        }
      },
      SLOW,
    );
  });
});

/** Paths of every hundredth prefix of a table that ends at one plain origin. */
async function samplePaths(path: string): Promise<Map<string, string[]>> {
  const decoder = createMrtDecoder();
  const paths = new Map<string, string[]>();
  const input = await openInput(path);
  let packed = Buffer.alloc(0);
  try {
    for await (const chunk of input.chunks()) packed = Buffer.concat([packed, chunk]);
  } catch {
    // It breaks off; what came before counts.
  }
  for (const { tables, count, prefixes, attributes } of decoder.push(packed)) {
    for (let row = 0; row < count; row += 1) {
      const prefix = prefixes[row]!;
      if (prefix % 100 !== 7) continue;
      const text = tables.paths.textOf(tables.attributes.path[attributes[row]!] ?? 0);
      if (/[{(]/.test(text)) continue;
      const name = tables.prefixes.textOf(prefix);
      paths.set(name, [...(paths.get(name) ?? []), text]);
    }
  }
  return paths;
}
