import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { covers } from '../src/store/coveringBlocks.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';

const SLOW = 120_000;
const routes = [
  '0.0.0.0/0',
  '10.0.0.0/8',
  '10.1.0.0/16',
  '10.1.2.0/24',
  '10.1.2.3/32',
  '11.0.0.0/8',
  '::/0',
  '2001:db8::/32',
];
const asked = [...routes, '10.1.2.4', '10.1.3.0/24', '2001:db8:1::/48', '2001:db8::1', '192.0.2.1', '::ffff:10.1.2.3'];

describe.each(engines())('what covers a prefix or an address, over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it.each(asked)('is found by blocks as by the operator: %s', async (text) => {
    const { rows } = await sql<{ prefix: string; by_blocks: boolean; by_operator: boolean }>`
      select prefix::text as prefix, ${covers(sql`${text}::text`)} as by_blocks, prefix >>= ${text}::inet as by_operator
      from unnest(${routes}::cidr[]) as route (prefix)
    `.execute(store.db);
    expect(rows).toHaveLength(routes.length);
    for (const { prefix, by_blocks, by_operator } of rows) expect([prefix, by_blocks]).toEqual([prefix, by_operator]);
  });
});
