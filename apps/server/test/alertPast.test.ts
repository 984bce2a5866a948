import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../src/accounts/alerts/facts.ts';
import { accountStore } from '../src/accounts/tables.ts';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import type { Database, GenerationKind } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet, UPDATES_AT } from './smallInternet.fixtures.ts';

const ASN = 15_169;
/** So many minutes before the newest routes. */
const ago = (minutes: number): Date => new Date(UPDATES_AT.getTime() - minutes * 60_000);

describe.each(engines())('the past of alerts over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    await loadSmallInternet(store);
  });
  afterAll(() => remove());

  async function publish(kind: GenerationKind, fill: (id: number) => Promise<unknown>) {
    const generation = await openGeneration(store, { kind, name: 'all', world: 'internet' });
    await fill(generation.id);
    await publishGenerations(store, [{ generation, asOf: UPDATES_AT, records: 1 }]);
  }
  type Span = Partial<Insertable<Database['announcement_span']>> & {
    readonly prefix: string;
    readonly first_seen: Date;
  };
  const keepSpans = (...spans: readonly Span[]) =>
    publish('history', (generation_id) =>
      store.bulk
        .insertInto('announcement_span')
        .values(
          spans.map((span) => ({
            ...({
              world: 'internet',
              ip_version: 4,
              from_snapshot: false,
              last_seen: null,
              peers: 2,
              origin: ASN,
            } as const),
            ...span,
            generation_id,
          })),
        )
        .execute(),
    );
  it('has one fact for a new prefix, whatever number of vantage points its spans have', async () => {
    const begun = { prefix: '8.8.6.0/24', first_seen: ago(30) };
    await keepSpans({ ...begun, peers: 1, last_seen: ago(20), world: 'lab' }, { ...begun, peers: 3 });
    const scope = { id: 'w', asn: ASN, since: ago(60), visibility: 0, expiring: 0 };
    const found = (await factsOf(accountStore(store).db, [scope], () => UPDATES_AT.getTime())).get('w') ?? [];
    expect(found.filter(({ kind }) => kind === 'prefix-new')).toMatchObject([
      { prefix: '8.8.6.0/24', vantagePoints: 3 },
    ]);
  });
});
