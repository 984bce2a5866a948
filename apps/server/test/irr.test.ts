import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-irr-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DUMP = Buffer.from(
  `# A registry

as-set: AS-NORTHWIND
descr: Northwind "and" sons
descr: Malm\u00f6
members: AS64512, AS-EAST, OTHER::AS-WEST
mbrs-by-ref: M-NORTHWIND
source: lab

aut-num: AS64513
as-name: EASTWIND
member-of: AS-NORTHWIND
mnt-by: M-NORTHWIND
source: LAB

route: 10.0.0.0/8
origin: AS64512
source: LAB

route6: fd00::/32
origin: AS64512
source: LAB

route: 10.0.0.1/8
origin: AS64512
source: LAB

route: 10.1.0.0/16
origin: AS64512

person: Somebody
source: LAB

mntner: M-NORTHWIND
what is this line
source: LAB
`,
  'latin1',
);

describe.each(engines())('a dump of a routing registry over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it('is kept object by object; what is wrong is counted with its place', { timeout: SLOW }, async () => {
    const path = join(folder, 'lab.db');
    writeFileSync(path, DUMP);
    const { files } = await ingest(store, { paths: [path] });
    expect(files).toMatchObject([
      {
        kind: 'irr',
        outcome: 'loaded',
        counts: { records: 8, objects: 5, 'route objects': 2, 'as-sets': 1, members: 4, 'aut-nums': 1, registries: 1 },
        skipped: [
          { reason: 'a route without a valid prefix', count: 1, offsets: [DUMP.indexOf('route: 10.0.0.1')] },
          { reason: 'an object without a source', count: 1, offsets: [DUMP.indexOf('route: 10.1')] },
          { reason: 'a line that is not an attribute', count: 1, offsets: [DUMP.indexOf('what is')] },
        ],
      },
    ]);
    const members = await store.db.selectFrom('live_as_set_member').selectAll().execute();
    expect(
      members.map(({ asn, member, member_source, by_reference }) => [asn, member, member_source, by_reference]),
    ).toEqual([
      [64_512, null, null, false],
      [null, 'AS-EAST', null, false],
      [null, 'AS-WEST', 'OTHER', false],
      [64_513, null, null, true],
    ]);
    const sets = await store.db.selectFrom('live_as_set').select(['name', 'source', 'descr']).execute();
    expect(sets).toEqual([{ name: 'AS-NORTHWIND', source: 'LAB', descr: ['Northwind "and" sons', 'Malmö'] }]);
    const objects = await store.db.selectFrom('live_rpsl_object').select(['type', 'name', 'object_text']).execute();
    expect(objects.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'as-set AS-NORTHWIND',
      'aut-num AS64513',
      'route 10.0.0.0/8 AS64512',
      'route6 fd00::/32 AS64512',
      'mntner M-NORTHWIND',
    ]);
    expect(objects[2]?.object_text).toBe('route: 10.0.0.0/8\norigin: AS64512\nsource: LAB');
  });
});
