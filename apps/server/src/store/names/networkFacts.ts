import { keptPerImport } from '../keptPerImport.ts';
import type { Store } from '../store.ts';
import { createFacts, type FactsByNumber, type NetworkFacts } from './packedFacts.ts';
import { liveEdition } from './readNames.ts';

const PAGE = 2_000;

/** Keeps names, holders and countries of all networks in memory, read again when the list of networks changes. */
export function factsKept(store: Store, stamp: () => Promise<string>): () => Promise<FactsByNumber> {
  const edition = keptPerImport(stamp, () => liveEdition(store));
  return keptPerImport(edition, () => readFacts(store));
}

/** Reads in pages of the `bulk` lane, so that readers are not blocked. */
async function readFacts(store: Store): Promise<FactsByNumber> {
  const facts: NetworkFacts[] = [];
  for (let after = -1; ;) {
    const page = await store.bulk
      .selectFrom('live_network')
      .select(['asn', 'as_name', 'org_name', 'country_code', 'world'])
      .where('asn', '>', after)
      .orderBy('asn')
      .limit(PAGE)
      .execute();
    for (const row of page) facts.push(row);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return createFacts(facts);
    after = last.asn;
  }
}
