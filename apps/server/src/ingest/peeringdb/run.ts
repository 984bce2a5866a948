import { isPossibleInstant } from '../instants.ts';
import { feed, type Load, type LoadContext } from '../loading.ts';
import {
  decodeExchange,
  decodeExchangeFacility,
  decodeFacility,
  decodeLan,
  decodeLanPrefix,
  decodeNet,
  decodeNetworkFacility,
  decodeOrg,
  decodePort,
  type ExchangeFacilityRow,
  type ExchangeRow,
  type FacilityRow,
  type LanPrefixRow,
  type LanRow,
  type NetRow,
  type NetworkFacilityRow,
  type OrgRow,
  type PortRow,
} from './decode.ts';
import { writeFacilities, writeLans } from './facilitySink.ts';
import { updatedAt } from './fields.ts';
import { writeExchanges, writeNetworks } from './sink.ts';
import { type DumpTable, PeeringdbSource } from './source.ts';

/** Accepts a row, or returns why not. */
type Take = (text: string) => string | null;

/**
 * Loads a PeeringDB dump: networks and their organizations, exchanges with their LANs and ports, facilities and the networks and exchanges in them.
 */
export async function loadPeeringdb({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const nets = new Map<number, NetRow>();
  const orgs = new Map<number, OrgRow>();
  const exchanges = new Map<number, ExchangeRow>();
  const ports: PortRow[] = [];
  const facilities = new Map<number, FacilityRow>();
  const networkFacilities: NetworkFacilityRow[] = [];
  const exchangeFacilities: ExchangeFacilityRow[] = [];
  const lans = new Map<number, LanRow>();
  const lanPrefixes: LanPrefixRow[] = [];
  const takes: Readonly<Record<DumpTable, Take>> = {
    net: (text) => {
      const net = decodeNet(text);
      if (typeof net === 'string') return net;
      if (nets.has(net.asn)) return 'another row of the same network';
      nets.set(net.asn, net);
      return null;
    },
    org: intoMap(orgs, decodeOrg),
    ix: intoMap(exchanges, decodeExchange),
    netixlan: intoList(ports, decodePort),
    fac: intoMap(facilities, decodeFacility),
    netfac: intoList(networkFacilities, decodeNetworkFacility),
    ixfac: intoList(exchangeFacilities, decodeExchangeFacility),
    ixlan: intoMap(lans, decodeLan),
    ixpfx: intoList(lanPrefixes, decodeLanPrefix),
  };
  let records = 0;
  let newest = 0;
  const source = new PeeringdbSource((table, { text, offset }) => {
    records += 1;
    const updated = updatedAt(text);
    const refusal = isPossibleInstant(updated) ? takes[table](text) : 'updated at an impossible time';
    if (refusal === null) newest = Math.max(newest, updated);
    else skips.add(refusal, offset);
  });
  const broken = await feed(
    input,
    (chunk) => source.push(chunk),
    () => source.end(),
  );
  const { id } = generation;
  const networks = await writeNetworks(store, id, nets.values(), orgs);
  await writeExchanges(store, id, exchanges.values(), ports);
  await writeLans(store, id, lans.values(), lanPrefixes);
  await writeFacilities(store, id, { facilities, networkFacilities, exchangeFacilities, nets: nets.values() });
  const counts = {
    records,
    networks,
    organisations: orgs.size,
    exchanges: exchanges.size,
    ports: ports.length,
    facilities: facilities.size,
  };
  return { asOf: newest > 0 ? new Date(newest) : null, records: networks, counts, broken };
}

function intoMap<Row extends { readonly id: number }>(
  rows: Map<number, Row>,
  decode: (text: string) => Row | string,
): Take {
  return (text) => {
    const row = decode(text);
    if (typeof row === 'string') return row;
    rows.set(row.id, row);
    return null;
  };
}

function intoList<Row extends object>(rows: Row[], decode: (text: string) => Row | string): Take {
  return (text) => {
    const row = decode(text);
    if (typeof row === 'string') return row;
    rows.push(row);
    return null;
  };
}
