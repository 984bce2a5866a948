import { parseAsn } from '../asn/asn.ts';
import { formatAddress, parseAddress } from '../prefix/address.ts';
import { type ScanType, scanTypes } from './scanTypes.ts';

/** Severity of a finding, rising. */
export const scanSeverities = ['info', 'low', 'medium', 'high'] as const;
export type ScanSeverity = (typeof scanSeverities)[number];

/** A row of a report: what a scan found at an address. */
export interface ScanReportRow {
  /** Seconds since 1970. */
  readonly at: number;
  readonly asn: number;
  readonly ip: string;
  /** Null if the scan has no port. */
  readonly port: number | null;
  readonly protocol: 'tcp' | 'udp' | null;
  readonly type: ScanType;
  readonly severity: ScanSeverity;
  /** Empty if the report has none. */
  readonly hostname: string;
  /** Two capital letters; empty if the report has none. */
  readonly country: string;
}

/** Reads a row, or returns why it is invalid. */
export type ScanReportReader = (fields: readonly string[]) => ScanReportRow | string;

const byTag = new Map(scanTypes.map((type) => [type.id, type]));

/** Words in reports that differ from the ids in `scanTypes`. */
const SYNONYMS: Readonly<Record<string, string>> = {
  'apple-remote-desktop': 'ard',
  'open-resolver': 'dns',
  openresolver: 'dns',
  dns_open_resolver: 'dns',
  'ms-sql': 'mssql',
  'ms-sql-s': 'mssql',
  netbios_nameservice: 'netbios',
  ntpmonitor: 'ntp',
  ntpversion: 'ntp',
  postgresql: 'postgres',
  'routing-loop': 'loop',
  rpcbind: 'portmapper',
  'ubiquiti-discovery': 'ubiquiti',
  wsd: 'ws-discovery',
  ws_discovery: 'ws-discovery',
};

/**
 * Severities by the words in reports. Without such a word, a service that can be used to attack others and a loop are more severe than an open
 * port.
 */
const SEVERITIES: Readonly<Record<string, ScanSeverity>> = {
  critical: 'high',
  high: 'high',
  medium: 'medium',
  low: 'low',
  info: 'info',
};
const UNSAID: Readonly<Record<ScanType['kind'], ScanSeverity>> = {
  loop: 'medium',
  open_port: 'low',
  amplifier: 'medium',
};

/**
 * Reads reports in the format of Shadowserver: CSV with column names in the first row, among them `timestamp` (UTC), `ip` and `asn`, and
 * usually `port`, `protocol`, `tag`, `severity`, `hostname` and `geo`. The tags say what was found, otherwise port and protocol do. Undefined
 * if the first row is not that of a report.
 */
export function scanReportReader(header: readonly string[]): ScanReportReader | undefined {
  const columns = new Map(header.map((name, place) => [name.trim().toLowerCase(), place]));
  if (!['timestamp', 'ip', 'asn'].every((name) => columns.has(name))) return undefined;
  const value = (fields: readonly string[], name: string): string => fields[columns.get(name) ?? -1]?.trim() ?? '';
  return (fields) => {
    if (fields.length < header.length) return 'a row with fewer fields than the header';
    const at = instantOf(value(fields, 'timestamp'));
    if (at === undefined) return 'an invalid timestamp';
    const address = parseAddress(value(fields, 'ip'));
    if (!address) return 'an invalid address';
    const asn = parseAsn(value(fields, 'asn'));
    if (asn === undefined) return 'asn is not an AS number';
    const port = portOf(value(fields, 'port'));
    if (port === undefined) return 'an invalid port';
    const protocol = protocolOf(value(fields, 'protocol'));
    const type = typeOf(value(fields, 'tag'), port, protocol);
    if (!type) return 'an unknown kind of finding';
    return {
      at,
      asn,
      ip: formatAddress(address),
      port: type.port === null ? null : port || type.port,
      protocol: type.port === null ? null : (protocol ?? type.protocol),
      type,
      severity: SEVERITIES[value(fields, 'severity').toLowerCase()] ?? UNSAID[type.kind],
      hostname: value(fields, 'hostname'),
      country: /^[a-z]{2}$/i.test(value(fields, 'geo')) ? value(fields, 'geo').toUpperCase() : '',
    };
  };
}

/** Seconds of `2026-11-09 00:12:31` (UTC) or of an ISO 8601 instant, from 1970 to 2199; undefined for any other text. */
function instantOf(text: string): number | undefined {
  const [, day, time = '00:00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const milliseconds = Date.parse(`${day}T${time}${zone}`);
  return milliseconds >= 0 && milliseconds < Date.UTC(2200, 0, 1) ? milliseconds / 1000 : undefined;
}

/** 0 if empty; undefined if invalid. */
function portOf(text: string): number | undefined {
  if (text === '') return 0;
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined;
}

function protocolOf(text: string): 'tcp' | 'udp' | null {
  const protocol = text.toLowerCase();
  return protocol === 'tcp' || protocol === 'udp' ? protocol : null;
}

/** The first known tag, otherwise the type with this port. */
function typeOf(tags: string, port: number, protocol: 'tcp' | 'udp' | null): ScanType | undefined {
  for (const tag of tags.toLowerCase().split(/[;,\s]+/)) {
    const type = byTag.get((Object.hasOwn(SYNONYMS, tag) ? SYNONYMS[tag] : undefined) ?? tag);
    if (type) return type;
  }
  if (port === 0) return undefined;
  return scanTypes.find((type) => type.port === port && (protocol === null || type.protocol === protocol));
}
