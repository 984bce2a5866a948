import { formatAddress, formatPrefix } from '@routeglass/domain/prefix';
import type { Sample } from '../sample.ts';
import type { Network, Role } from '../world/network.ts';
import { addressIn } from '../world/subnets.ts';
import { facilityRows } from './facilities.ts';

const INFO_TYPES: Readonly<Record<Role, string>> = {
  tier1: 'NSP',
  carrier: 'NSP',
  access: 'Cable/DSL/ISP',
  content: 'Content',
  enterprise: 'Enterprise',
  'route-server': 'Route Server',
};

/** A PeeringDB dump: `{ net: { data }, org: … }`, one row a line, with the API's fields. */
export function* peeringdbFile({ world }: Sample): Generator<string> {
  const { networks, exchanges, holdings } = world;
  const organisations = [...new Map(networks.map(({ organisation }) => [organisation.id, organisation])).values()];
  const orgIds = new Map(organisations.map(({ id }, i) => [id, i + 1]));
  const listed = networks.filter(({ role }) => role !== 'enterprise');
  const netIds = new Map(listed.map(({ asn }, i) => [asn, i + 1]));
  const orgOf = (network: Network): number => orgIds.get(network.organisation.id) ?? 0;

  const net = listed.map((network) => ({
    id: netIds.get(network.asn),
    org_id: orgOf(network),
    name: network.name,
    website: network.website,
    asn: network.asn,
    irr_as_set: network.asSet === undefined ? '' : `LAB::${network.asSet}`,
    info_type: INFO_TYPES[network.role],
    info_prefixes4: 20,
    info_prefixes6: 10,
    info_ipv6: holdings.get(network.asn)?.v6 !== undefined,
    status: 'ok',
  }));
  const org = organisations.map(({ id, name, country }) => ({
    id: orgIds.get(id),
    name,
    website: networks.find(({ organisation }) => organisation.id === id)?.website ?? '',
    country: country.code,
    status: 'ok',
  }));
  const ix = exchanges.map(({ id, routeServer, ports }) => ({
    id,
    org_id: orgOf(routeServer),
    name: routeServer.name,
    country: routeServer.organisation.country.code,
    website: routeServer.website,
    proto_ipv6: true,
    net_count: ports.length,
    status: 'ok',
  }));
  const ixlan = exchanges.map(({ id, routeServer }) => ({
    id,
    ix_id: id,
    name: '',
    rs_asn: routeServer.asn,
    status: 'ok',
  }));
  let ports = 0;
  const netixlan = exchanges.flatMap((exchange) => {
    const lan = holdings.get(exchange.routeServer.asn);
    return exchange.ports.map(({ network, speed, isRouteServerPeer }, place) => ({
      id: ++ports,
      net_id: netIds.get(network.asn),
      ix_id: exchange.id,
      ixlan_id: exchange.id,
      name: exchange.routeServer.name,
      speed,
      asn: network.asn,
      ipaddr4: lan ? formatAddress(addressIn(lan.v4, place + 10)) : null,
      ipaddr6: lan?.v6 && holdings.get(network.asn)?.v6 ? formatAddress(addressIn(lan.v6, place + 10)) : null,
      is_rs_peer: isRouteServerPeer,
      operational: true,
      status: 'ok',
    }));
  });
  const ixpfx = exchanges.flatMap(({ id, routeServer }) => {
    const { v4, v6 } = holdings.get(routeServer.asn) ?? {};
    return [v4, v6].flatMap((prefix) =>
      prefix ? [{ ixlan_id: id, protocol: `IPv${prefix.version}`, prefix: formatPrefix(prefix), status: 'ok' }] : [],
    );
  });
  const { fac, ixfac, netfac } = facilityRows(world, netIds);
  const tables = Object.entries({ net, org, ix, ixlan, ixpfx, netixlan, fac, ixfac, netfac });
  yield '{\n';
  for (const [i, [name, rows]] of tables.entries()) {
    yield `"${name}": {"data": [\n`;
    for (const [k, row] of rows.entries()) yield `${JSON.stringify(row)}${k + 1 < rows.length ? ',' : ''}\n`;
    yield `]}${i + 1 < tables.length ? ',' : ''}\n`;
  }
  yield '}\n';
}
