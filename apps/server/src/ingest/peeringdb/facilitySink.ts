import { copyText, NULL } from '../../store/copyText.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { partitionOf } from '../../store/partition.ts';
import type { TableName } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { ExchangeFacilityRow, FacilityRow, LanPrefixRow, LanRow, NetRow, NetworkFacilityRow } from './decode.ts';

export interface DumpFacilities {
  readonly facilities: ReadonlyMap<number, FacilityRow>;
  readonly networkFacilities: readonly NetworkFacilityRow[];
  readonly exchangeFacilities: readonly ExchangeFacilityRow[];
  readonly nets: Iterable<NetRow>;
}

/**
 * Writes facilities, and the networks and exchanges in them, each once. Networks and exchanges in facilities that are not in the dump are left out.
 */
export async function writeFacilities(store: Store, generationId: number, dump: DumpFacilities): Promise<void> {
  const { facilities, networkFacilities, exchangeFacilities, nets } = dump;
  const described = [...facilities.values()].map(({ id, name, city, country, website }) => {
    return `${id}\t${[name, city, country, website].map(copyText).join('\t')}`;
  });
  await write(store, generationId, 'facility', ['id', 'name', 'city', 'country', 'website'], described);
  const asns = new Map<number, number>();
  for (const { id, asn } of nets) if (id !== null) asns.set(id, asn);
  const inside = networkFacilities.flatMap(({ netId, asn, facilityId }) => {
    const number = asn ?? asns.get(netId ?? 0);
    return number === undefined || !facilities.has(facilityId) ? [] : [`${number}\t${facilityId}`];
  });
  await write(store, generationId, 'network_facility', ['asn', 'facility_id'], new Set(inside));
  const reached = exchangeFacilities.filter(({ facilityId }) => facilities.has(facilityId));
  const pairs = new Set(reached.map(({ facilityId, exchangeId }) => `${facilityId}\t${exchangeId}`));
  await write(store, generationId, 'exchange_facility', ['facility_id', 'exchange_id'], pairs);
}

/** Writes the LANs of exchanges, one row per prefix, or one row without a prefix if the dump has none. */
export async function writeLans(
  store: Store,
  generationId: number,
  lans: Iterable<LanRow>,
  prefixes: readonly LanPrefixRow[],
): Promise<void> {
  const byLan = Map.groupBy(prefixes, ({ lanId }) => lanId);
  const rows = [...lans].flatMap(({ id, exchangeId, rsAsn }) => {
    const own = byLan.get(id)?.map(({ prefix }) => prefix) ?? [NULL];
    return own.map((prefix) => `${exchangeId}\t${prefix}\t${rsAsn ?? NULL}`);
  });
  await write(store, generationId, 'exchange_lan', ['exchange_id', 'prefix', 'rs_asn'], rows);
}

async function write(
  store: Store,
  generationId: number,
  table: TableName,
  columns: readonly string[],
  rows: Iterable<string>,
): Promise<void> {
  const copy = new CopyTable(store, partitionOf(table, generationId), ['generation_id', ...columns]);
  for (const row of rows) if (copy.add(`${generationId}\t${row}`)) await copy.flush();
  await copy.end();
}
