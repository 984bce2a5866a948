import { feed, type Load, type LoadContext } from '../loading.ts';
import {
  decodeExchange,
  decodeNet,
  decodeOrg,
  decodePort,
  type ExchangeRow,
  type NetRow,
  type OrgRow,
  type PortRow,
} from './decode.ts';
import { writeExchanges, writeNetworks } from './sink.ts';
import { type DumpTable, PeeringdbSource } from './source.ts';

/** Loads a PeeringDB dump: networks with their organisations, exchanges, and the ports of networks at them. */
export async function loadPeeringdb({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const nets = new Map<number, NetRow>();
  const orgs = new Map<number, OrgRow>();
  const exchanges = new Map<number, ExchangeRow>();
  const ports: PortRow[] = [];
  /** Takes a row in, or says why not. */
  const takes: Readonly<Record<DumpTable, (text: string) => string | null>> = {
    net: (text) => {
      const net = decodeNet(text);
      if (typeof net === 'string') return net;
      if (nets.has(net.asn)) return 'another row of the same network';
      nets.set(net.asn, net);
      return null;
    },
    org: (text) => {
      const org = decodeOrg(text);
      if (typeof org === 'string') return org;
      orgs.set(org.id, org);
      return null;
    },
    ix: (text) => {
      const exchange = decodeExchange(text);
      if (typeof exchange === 'string') return exchange;
      exchanges.set(exchange.id, exchange);
      return null;
    },
    netixlan: (text) => {
      const port = decodePort(text);
      if (typeof port === 'string') return port;
      ports.push(port);
      return null;
    },
  };
  let records = 0;
  const source = new PeeringdbSource((table, { text, offset }) => {
    records += 1;
    const refusal = takes[table](text);
    if (refusal !== null) skips.add(refusal, offset);
  });
  const broken = await feed(
    input,
    (chunk) => source.push(chunk),
    () => source.end(),
  );
  const networks = await writeNetworks(store, generation.id, nets.values(), orgs);
  await writeExchanges(store, generation.id, exchanges.values(), ports);
  const counts = {
    records,
    networks,
    organisations: orgs.size,
    exchanges: exchanges.size,
    ports: ports.length,
  };
  return { asOf: null, records: networks, counts, broken };
}
