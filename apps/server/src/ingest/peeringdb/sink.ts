import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { copyText } from '../../store/copyText.ts';
import type { NetRow, OrgRow } from './decode.ts';

/** Writes networks with their organisations. The tables of a dump come in any order, so they are joined once both are whole. */
export async function writeNetworks(
  store: Store,
  generationId: number,
  nets: Iterable<NetRow>,
  orgs: ReadonlyMap<number, OrgRow>,
): Promise<number> {
  const columns = ['generation_id', 'asn', 'name', 'org_name', 'website', 'irr_as_set'];
  const copy = new CopyTable(store, partitionOf('peeringdb_network', generationId), columns);
  for (const { asn, orgId, name, website, asSet } of nets) {
    const org = orgId === null ? undefined : orgs.get(orgId);
    const texts = [name, org?.name ?? name, website ?? org?.website, asSet].map(copyText);
    if (copy.add(`${generationId}\t${asn}\t${texts.join('\t')}`)) await copy.flush();
  }
  return copy.end();
}
