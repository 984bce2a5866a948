import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { copyText, NULL } from '../../store/copyText.ts';
import type { ExchangeRow, NetRow, OrgRow, PortRow } from './decode.ts';

/** Writes networks with their organizations. The tables of a dump come in any order, so they are joined once both are complete. */
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

export async function writeExchanges(
  store: Store,
  generationId: number,
  exchanges: Iterable<ExchangeRow>,
  ports: Iterable<PortRow>,
): Promise<void> {
  const exchangeColumns = ['generation_id', 'id', 'name', 'country', 'website'];
  const exchangeCopy = new CopyTable(store, partitionOf('exchange', generationId), exchangeColumns);
  for (const { id, name, country, website } of exchanges) {
    const texts = [name, country, website].map(copyText);
    if (exchangeCopy.add(`${generationId}\t${id}\t${texts.join('\t')}`)) await exchangeCopy.flush();
  }
  await exchangeCopy.end();
  const portColumns = ['generation_id', 'asn', 'exchange_id', 'speed', 'is_rs_peer', 'ipv4', 'ipv6'];
  const portCopy = new CopyTable(store, partitionOf('exchange_port', generationId), portColumns);
  for (const { asn, exchangeId, speed, isRsPeer, ipv4, ipv6 } of ports) {
    const columns = [asn, exchangeId, speed ?? NULL, isRsPeer, copyText(ipv4), copyText(ipv6)];
    if (portCopy.add(`${generationId}\t${columns.join('\t')}`)) await portCopy.flush();
  }
  await portCopy.end();
}
