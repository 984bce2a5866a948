import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abandonGeneration, openGeneration, publishGenerations } from '../src/store/generation.ts';
import { followLoad } from '../src/store/ledger.ts';
import { partitionOf } from '../src/store/partition.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';

const SLOW = 120_000;
const NAME = 'rpki';

describe.each(engines())('a ledger over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
  }, SLOW);
  afterAll(() => remove(), SLOW);

  /** Loads VRPs as far as before publication. */
  const load = async (asns: readonly number[]) => {
    const generation = await openGeneration(store, { kind: 'vrps', name: NAME, world: 'internet' });
    const rows = asns.map((asn) => `${generation.id}\t192.0.2.0/24\t24\t${asn}\tripe\t\\N\n`);
    const columns = ['generation_id', 'prefix', 'max_length', 'asn', 'ta', 'expires'];
    await store.copyInto(partitionOf('vrp', generation.id), columns, rows);
    return { generation, changes: await followLoad(store, 'vrps', generation.id, NAME) };
  };
  const known = async () => {
    const rows = await store.db
      .selectFrom('known_vrp_history')
      .select(['asn', 'end_time'])
      .orderBy('asn')
      .orderBy('start_time')
      .execute();
    return rows.map(({ asn, end_time }) => `${asn}${end_time === null ? '' : ' ended'}`);
  };
  const rows = async () => {
    const all = await store.db.selectFrom('vrp_history').select(['asn', 'ended_by']).orderBy('asn').execute();
    return all.map(({ asn, ended_by }) => `${asn}${ended_by === null ? '' : ' ended'}`);
  };
  const publish = ({ generation }: Awaited<ReturnType<typeof load>>, day: string) =>
    publishGenerations(store, [{ generation, asOf: new Date(day), records: 1 }]);

  it('shows nothing of a load before it is published, and all of it then', async () => {
    const first = await load([1, 2]);
    expect(first.changes).toEqual({ begun: 2, ended: 0 });
    expect(await known()).toEqual([]);
    await publish(first, '2026-01-01');
    expect(await known()).toEqual(['1', '2']);
  });

  it('takes back what a load that failed has begun and ended', async () => {
    const failing = await load([2, 3]);
    expect(failing.changes).toEqual({ begun: 1, ended: 1 });
    expect(await rows()).toEqual(['1 ended', '2', '3']);
    expect(await known()).toEqual(['1', '2']);
    await abandonGeneration(store, failing.generation, { failed: 'on purpose' });
    expect(await rows()).toEqual(['1', '2']);
  });

  it('ends what is gone and keeps it; what comes back begins anew', async () => {
    const second = await load([2]);
    await publish(second, '2026-01-02');
    expect(await known()).toEqual(['1 ended', '2']);
    const third = await load([1, 2, 2]);
    expect(third.changes).toEqual({ begun: 1, ended: 0 });
    await publish(third, '2026-01-03');
    expect(await known()).toEqual(['1 ended', '1', '2']);
  });
});
