import { endpoints, type AnyEndpoint } from '@routeglass/api-client/contract';

/** The subject of a call. */
export interface Subject {
  readonly asn: number;
  readonly prefix: string;
}

/** Limits for p99 in milliseconds. */
const SINGLE = 100;
const LIST = 250;

/** Topics that answer at once and to everyone, from the loaded data alone. */
const TOPICS = new Set([
  'as-info',
  'as-rating',
  'communities',
  'incidents',
  'neighbors',
  'organisations',
  'peeringdb',
  'prefixes',
  'rir',
  'route-graph',
  'rpki',
  'scans',
  'search',
  'web',
]);
/** Calls of these topics that read no data, need an id from another response, or answer only technical contacts of a network. */
const LEFT_OUT = new Set(['health', 'incident', 'openapiConfig', 'scanLoops', 'scanOpenPorts', 'scanAmplifiers']);

/** A read to measure. */
export interface Read {
  readonly name: string;
  readonly limit: number;
  /** Whether the address depends on the prefix; otherwise only on the network, or on nothing. */
  readonly byPrefix: boolean;
  address(subject: Subject, i: number): string;
}

/** Requests that are more work than the plain form of their call. */
const harder: readonly Read[] = [
  {
    name: 'communityPrefixes of a pattern',
    limit: LIST,
    byPrefix: false,
    address: (_, i) => `${endpoints.communityPrefixes.path}?community=${64512 + (i % 50)}:1xx`,
  },
];

/** Every GET of the contract that reads data, and harder forms of some. */
export function everyRead(): Read[] {
  const all: readonly AnyEndpoint[] = Object.values(endpoints);
  const plain = all
    .filter(({ method, topic, name }) => method === 'GET' && TOPICS.has(topic) && !LEFT_OUT.has(name))
    .map((endpoint) => {
      const query = requiredKeys(endpoint.query);
      return {
        name: endpoint.name,
        limit: isList(endpoint) ? LIST : SINGLE,
        byPrefix: ['prefix', 'q'].some((key) => query.includes(key)) || /\{(?:prefix|address)\}/.test(endpoint.path),
        address: (subject: Subject, i: number) => pathOf(endpoint, subject, i) + queryOf(query, subject, i),
      };
    });
  return [...plain, ...harder];
}

/** The parts of a valibot schema that are used. */
interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Described>>;
  readonly options?: readonly string[];
}

function requiredKeys(schema: unknown): string[] {
  const { entries = {} } = schema as Described;
  return Object.entries(entries).flatMap(([key, { type }]) => (type === 'optional' ? [] : [key]));
}

function isList({ answer }: AnyEndpoint): boolean {
  const { type, entries = {} } = answer as unknown as Described;
  return type === 'array' || 'record_count' in entries;
}

function pathOf({ path, params }: AnyEndpoint, { asn, prefix }: Subject, i: number): string {
  const { entries = {} } = params as unknown as Described;
  return path.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => {
    if (name === 'targetAsn') return String(174 + (i % 7));
    if (name === 'prefix') return encodeURIComponent(prefix);
    if (name === 'address') return prefix.replace(/\/.*/, '');
    return entries[name]?.options?.[0] ?? String(asn);
  });
}

function queryOf(keys: readonly string[], { asn, prefix }: Subject, i: number): string {
  const values: Readonly<Record<string, string>> = {
    prefix,
    q: prefix,
    asn: String(asn),
    n: String(174 + (i % 7)),
    name: `AS${asn}:AS-CUSTOMERS`,
    community: `64512:${100 + (i % 50)}`,
    path: `${asn} 174 3356`,
    // The day before the table, and the day of the table.
    from: '2010-06-30',
    until: '2010-07-01',
  };
  const given = keys.map((key) => `${key}=${encodeURIComponent(values[key] ?? '')}`);
  return given.length === 0 ? '' : `?${given.join('&')}`;
}
