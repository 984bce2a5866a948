import { feed, type Load, type LoadContext } from '../loading.ts';
import { decodeNet, decodeOrg, type NetRow, type OrgRow } from './decode.ts';
import { writeNetworks } from './sink.ts';
import { PeeringdbSource } from './source.ts';

/** Loads the header facts of a PeeringDB dump: networks and their organisations. */
export async function loadPeeringdb({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const nets = new Map<number, NetRow>();
  const orgs = new Map<number, OrgRow>();
  let records = 0;
  const source = new PeeringdbSource((table, { text, offset }) => {
    records += 1;
    const row = table === 'net' ? decodeNet(text) : decodeOrg(text);
    if (typeof row === 'string') skips.add(row, offset);
    else if (!('asn' in row)) orgs.set(row.id, row);
    else if (nets.has(row.asn)) skips.add('another row of the same network', offset);
    else nets.set(row.asn, row);
  });
  const broken = await feed(
    input,
    (chunk) => source.push(chunk),
    () => source.end(),
  );
  const written = await writeNetworks(store, generation.id, nets.values(), orgs);
  return { asOf: null, records: written, counts: { records, networks: written, organisations: orgs.size }, broken };
}
