import { type BgpSession, isSix } from './session.ts';

/** Router systems with a configuration template, by their names. */
export const routerSystems = {
  'ios-xr': 'Cisco IOS XR',
  junos: 'Junos',
  eos: 'Arista EOS',
  routeros: 'MikroTik RouterOS',
  bird: 'BIRD',
  frr: 'FRR',
  openbgpd: 'OpenBGPD',
} as const;
export type RouterSystem = keyof typeof routerSystems;

const lines = (...given: readonly (string | null)[]): string => `${given.filter((line) => line !== null).join('\n')}\n`;

/**
 * The configuration to paste into a router, so that it sends the collector all its routes and accepts none. The session is multihop, since
 * collectors are rarely at the next hop.
 */
export function routerText(system: RouterSystem, session: BgpSession): string {
  return texts[system](session);
}

const texts: Readonly<Record<RouterSystem, (session: BgpSession) => string>> = {
  'ios-xr': ({ asn, collectorAsn, collectorIp, password }) =>
    lines(
      'route-policy ROUTEGLASS-IN',
      '  drop',
      'end-policy',
      'route-policy ROUTEGLASS-OUT',
      '  pass',
      'end-policy',
      `router bgp ${asn}`,
      ` neighbor ${collectorIp}`,
      `  remote-as ${collectorAsn}`,
      '  description Routeglass',
      '  ebgp-multihop 255',
      password === null ? null : `  password clear ${password}`,
      `  address-family ${isSix(collectorIp) ? 'ipv6' : 'ipv4'} unicast`,
      '   route-policy ROUTEGLASS-IN in',
      '   route-policy ROUTEGLASS-OUT out',
    ),
  junos: ({ ip, collectorAsn, collectorIp, password }) =>
    lines(
      'set policy-options policy-statement ROUTEGLASS-IN then reject',
      'set policy-options policy-statement ROUTEGLASS-OUT from protocol bgp',
      'set policy-options policy-statement ROUTEGLASS-OUT then accept',
      'set protocols bgp group ROUTEGLASS type external',
      'set protocols bgp group ROUTEGLASS multihop ttl 255',
      `set protocols bgp group ROUTEGLASS local-address ${ip}`,
      `set protocols bgp group ROUTEGLASS family ${isSix(ip) ? 'inet6' : 'inet'} unicast`,
      'set protocols bgp group ROUTEGLASS import ROUTEGLASS-IN',
      'set protocols bgp group ROUTEGLASS export ROUTEGLASS-OUT',
      `set protocols bgp group ROUTEGLASS peer-as ${collectorAsn}`,
      password === null ? null : `set protocols bgp group ROUTEGLASS authentication-key "${password}"`,
      `set protocols bgp group ROUTEGLASS neighbor ${collectorIp} description Routeglass`,
    ),
  eos: ({ asn, collectorAsn, collectorIp, password }) =>
    lines(
      'route-map ROUTEGLASS-IN deny 10',
      'route-map ROUTEGLASS-OUT permit 10',
      `router bgp ${asn}`,
      `   neighbor ${collectorIp} remote-as ${collectorAsn}`,
      `   neighbor ${collectorIp} description Routeglass`,
      `   neighbor ${collectorIp} ebgp-multihop 255`,
      password === null ? null : `   neighbor ${collectorIp} password 0 ${password}`,
      `   neighbor ${collectorIp} route-map ROUTEGLASS-IN in`,
      `   neighbor ${collectorIp} route-map ROUTEGLASS-OUT out`,
      `   address-family ${isSix(collectorIp) ? 'ipv6' : 'ipv4'}`,
      `      neighbor ${collectorIp} activate`,
    ),
  routeros: ({ asn, ip, collectorAsn, collectorIp, password }) =>
    lines(
      '/routing filter rule',
      'add chain=routeglass-in rule="reject;"',
      'add chain=routeglass-out rule="accept;"',
      '/routing bgp connection',
      `add name=routeglass as=${asn} local.role=ebgp local.address=${ip} remote.address=${collectorIp} remote.as=${collectorAsn} multihop=yes address-families=${isSix(ip) ? 'ipv6' : 'ip'} input.filter=routeglass-in output.filter-chain=routeglass-out${password === null ? '' : ` tcp-md5-key="${password}"`}`,
    ),
  bird: ({ asn, ip, collectorAsn, collectorIp, password }) =>
    lines(
      'protocol bgp routeglass {',
      '  description "Routeglass";',
      `  local ${ip} as ${asn};`,
      `  neighbor ${collectorIp} as ${collectorAsn};`,
      '  multihop;',
      password === null ? null : `  password "${password}";`,
      `  ${isSix(ip) ? 'ipv6' : 'ipv4'} {`,
      '    import none;',
      '    # Routes learned by BGP, and the own prefixes, which are static routes to nowhere.',
      '    export where source = RTS_BGP || (source = RTS_STATIC && dest ~ [ RTD_BLACKHOLE, RTD_UNREACHABLE ]);',
      '  };',
      '}',
    ),
  frr: ({ asn, ip, collectorAsn, collectorIp, password }) =>
    lines(
      'route-map ROUTEGLASS-IN deny 10',
      'exit',
      'route-map ROUTEGLASS-OUT permit 10',
      'exit',
      `router bgp ${asn}`,
      ` neighbor ${collectorIp} remote-as ${collectorAsn}`,
      ` neighbor ${collectorIp} description Routeglass`,
      ` neighbor ${collectorIp} ebgp-multihop 255`,
      ` neighbor ${collectorIp} update-source ${ip}`,
      password === null ? null : ` neighbor ${collectorIp} password ${password}`,
      ` address-family ${isSix(ip) ? 'ipv6' : 'ipv4'} unicast`,
      `  neighbor ${collectorIp} activate`,
      `  neighbor ${collectorIp} route-map ROUTEGLASS-IN in`,
      `  neighbor ${collectorIp} route-map ROUTEGLASS-OUT out`,
      ' exit-address-family',
      'exit',
    ),
  openbgpd: ({ ip, collectorAsn, collectorIp, password }) =>
    lines(
      `neighbor ${collectorIp} {`,
      `  remote-as ${collectorAsn}`,
      '  descr "Routeglass"',
      `  local-address ${ip}`,
      '  multihop 255',
      `  announce ${isSix(ip) ? 'IPv6' : 'IPv4'} unicast`,
      password === null ? null : `  tcp md5sig password "${password}"`,
      '}',
      `deny quick from ${collectorIp}`,
      `allow to ${collectorIp}`,
    ),
};
