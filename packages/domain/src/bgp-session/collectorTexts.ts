import { type BgpSession, isSix, sessionName } from './session.ts';

/** Programs that a collector can run. */
export const collectorPrograms = ['bird', 'frr', 'openbgpd', 'gobgp'] as const;
export type CollectorProgram = (typeof collectorPrograms)[number];

const lines = (...given: readonly (string | null)[]): string => given.filter((line) => line !== null).join('\n');
const yaml = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Start of a comment, by program. */
export const commentSigns: Readonly<Record<CollectorProgram, string>> = {
  bird: '#',
  frr: '!',
  openbgpd: '#',
  gobgp: '#',
};

/**
 * Configuration of the collector's end of some sessions: it accepts all routes and announces none. It includes the main part that the sessions
 * need, except for BIRD, whose own configuration file includes this one.
 */
export function collectorText(program: CollectorProgram, asn: number, sessions: readonly BgpSession[]): string {
  return `${texts[program](asn, sessions)}\n`;
}

const texts: Readonly<Record<CollectorProgram, (asn: number, sessions: readonly BgpSession[]) => string>> = {
  bird: (_, sessions) => sessions.map(birdSession).join('\n\n'),
  frr: (asn, sessions) =>
    lines(
      'route-map COLLECTOR-IN permit 10',
      'exit',
      'route-map COLLECTOR-OUT deny 10',
      'exit',
      `router bgp ${asn}`,
      ...sessions.flatMap(({ ip, asn: peer, password, collectorIp }) => [
        ` neighbor ${ip} remote-as ${peer}`,
        ` neighbor ${ip} ebgp-multihop 255`,
        ` neighbor ${ip} update-source ${collectorIp}`,
        ` neighbor ${ip} passive`,
        password === null ? null : ` neighbor ${ip} password ${password}`,
      ]),
      ...(['ipv4', 'ipv6'] as const).flatMap((family) => {
        const own = sessions.filter(({ ip }) => isSix(ip) === (family === 'ipv6'));
        if (own.length === 0) return [];
        return [
          ` address-family ${family} unicast`,
          ...own.flatMap(({ ip }) => [
            `  neighbor ${ip} activate`,
            `  neighbor ${ip} route-map COLLECTOR-IN in`,
            `  neighbor ${ip} route-map COLLECTOR-OUT out`,
          ]),
          ' exit-address-family',
        ];
      }),
      'exit',
    ),
  openbgpd: (asn, sessions) =>
    lines(
      `AS ${asn}`,
      ...sessions.map(({ ip, asn: peer, password, collectorIp }) =>
        lines(
          `neighbor ${ip} {`,
          `  remote-as ${peer}`,
          `  descr "${sessionName({ ip, asn: peer })}"`,
          `  local-address ${collectorIp}`,
          '  multihop 255',
          '  passive',
          `  announce ${isSix(ip) ? 'IPv6' : 'IPv4'} unicast`,
          password === null ? null : `  tcp md5sig password "${password}"`,
          '}',
        ),
      ),
      'deny to any',
      'allow from any',
    ),
  gobgp: (asn, sessions) =>
    lines(
      'global:',
      '  config:',
      `    as: ${asn}`,
      `    router-id: ${sessions.find(({ collectorIp }) => !isSix(collectorIp))?.collectorIp ?? '192.0.2.1'}`,
      '  apply-policy:',
      '    config:',
      '      default-import-policy: accept-route',
      '      default-export-policy: reject-route',
      sessions.length > 0 ? 'neighbors:' : 'neighbors: []',
      ...sessions.flatMap(({ ip, asn: peer, password, collectorIp }) => [
        '  - config:',
        `      neighbor-address: ${yaml(ip)}`,
        `      peer-as: ${peer}`,
        password === null ? null : `      auth-password: ${yaml(password)}`,
        '    ebgp-multihop:',
        '      config:',
        '        enabled: true',
        '        multihop-ttl: 255',
        '    transport:',
        '      config:',
        '        passive-mode: true',
        `        local-address: ${yaml(collectorIp)}`,
        '    afi-safis:',
        '      - config:',
        `          afi-safi-name: ${isSix(ip) ? 'ipv6' : 'ipv4'}-unicast`,
      ]),
    ),
};

function birdSession(session: BgpSession): string {
  const { asn, ip, collectorAsn, collectorIp, password } = session;
  return lines(
    `protocol bgp ${sessionName(session)} {`,
    `  local ${collectorIp} as ${collectorAsn};`,
    `  neighbor ${ip} as ${asn};`,
    '  multihop;',
    '  passive;',
    password === null ? null : `  password "${password}";`,
    `  ${isSix(ip) ? 'ipv6' : 'ipv4'} {`,
    '    import all;',
    '    export none;',
    '    import table;',
    '  };',
    '}',
  );
}
