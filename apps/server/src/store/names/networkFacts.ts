import { keptPerImport } from '../keptPerImport.ts';
import type { NetworkRow } from '../network.ts';
import type { World } from '../schema.ts';
import type { Store } from '../store.ts';
import { liveEdition } from './readNames.ts';

/** What lists show of a network, and the world that it is in. */
export interface NetworkFacts extends NetworkRow {
  readonly world: World;
}

export type FactsByNumber = ReadonlyMap<number, NetworkFacts>;

const PAGE = 2_000;

/** Names, holders and countries of all networks in memory, read again when the list of networks is another. */
export function factsKept(store: Store, stamp: () => Promise<string>): () => Promise<FactsByNumber> {
  const edition = keptPerImport(stamp, () => liveEdition(store));
  return keptPerImport(edition, () => readFacts(store));
}

/** In pages of the `bulk` lane, so that readers go on. */
async function readFacts(store: Store): Promise<FactsByNumber> {
  const facts = new Map<number, NetworkFacts>();
  for (let after = -1; ;) {
    const page = await store.bulk
      .selectFrom('live_network')
      .select(['asn', 'as_name', 'org_name', 'country_code', 'world'])
      .where('asn', '>', after)
      .orderBy('asn')
      .limit(PAGE)
      .execute();
    for (const row of page) facts.set(row.asn, row);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return facts;
    after = last.asn;
  }
}
