/** The kinds of findings, as named in API calls. */
export const scanKinds = ['loop', 'open_port', 'amplifier'] as const;
export type ScanKind = (typeof scanKinds)[number];

/** The names of the kinds. */
export const scanGroups = { loop: 'Loop', open_port: 'OpenPort', amplifier: 'Amplifier' } as const satisfies Record<
  ScanKind,
  string
>;
export type ScanGroup = (typeof scanGroups)[ScanKind];

/** One type of finding. */
export interface ScanType {
  /** `telnet`, `ntp`, `loop`: the tag of its findings in reports. */
  readonly id: string;
  readonly kind: ScanKind;
  /** Default port and protocol of the service; null if there is no port. */
  readonly port: number | null;
  readonly protocol: 'tcp' | 'udp' | null;
}

const openPort = (id: string, port: number): ScanType => ({ id, kind: 'open_port', port, protocol: 'tcp' });
const amplifier = (id: string, port: number): ScanType => ({ id, kind: 'amplifier', port, protocol: 'udp' });

/**
 * All scan types, by group and id. Amplifiers are services over UDP that send larger replies than requests (CISA alert TA14-017A and later
 * findings); open ports are services that should not be reachable from everywhere.
 */
export const scanTypes: readonly ScanType[] = [
  { id: 'loop', kind: 'loop', port: null, protocol: null },
  openPort('afp', 548),
  openPort('amqp', 5672),
  openPort('bgp', 179),
  openPort('cassandra', 9042),
  openPort('couchdb', 5984),
  openPort('docker', 2375),
  openPort('elasticsearch', 9200),
  openPort('ftp', 21),
  openPort('hadoop', 50_070),
  openPort('kubernetes', 6443),
  openPort('mongodb', 27_017),
  openPort('mqtt', 1883),
  openPort('mssql', 1433),
  openPort('mysql', 3306),
  openPort('postgres', 5432),
  openPort('rdp', 3389),
  openPort('redis', 6379),
  openPort('rsync', 873),
  openPort('smb', 445),
  openPort('telnet', 23),
  openPort('vnc', 5900),
  amplifier('ard', 3283),
  amplifier('chargen', 19),
  amplifier('cldap', 389),
  amplifier('coap', 5683),
  amplifier('dns', 53),
  amplifier('ipmi', 623),
  amplifier('mdns', 5353),
  amplifier('memcached', 11_211),
  amplifier('netbios', 137),
  amplifier('ntp', 123),
  amplifier('portmapper', 111),
  amplifier('qotd', 17),
  amplifier('snmp', 161),
  amplifier('ssdp', 1900),
  amplifier('tftp', 69),
  amplifier('ubiquiti', 10_001),
  amplifier('ws-discovery', 3702),
];
