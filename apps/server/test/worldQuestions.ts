import { accountEndpoints } from '@routeglass/api-client/accounts';
import { type AnyEndpoint, endpoints } from '@routeglass/api-client/contract';
import {
  asSetAllMembers,
  asSetCounts,
  asSetHealth,
  asSetHolders,
  asSetLoops,
  asSetObjects,
  networkCounts,
} from '@routeglass/api-client/irr';
import { billingEndpoints } from '@routeglass/api-client/billing';
import { ownEndpoints } from '@routeglass/api-client/own';
import { personEndpoints } from '@routeglass/api-client/people';
import { metrics, NATIONAL_STABILITY } from '@routeglass/domain/rating-metrics';

/** What of a world calls are asked about. */
export interface Subject {
  readonly asn: number;
  /** A network beside it. */
  readonly neighbor: number;
  readonly prefix: string;
  /** An incident with it, where there is one. */
  readonly incident: string | undefined;
  /** The first and the last day that its world knows of. */
  readonly days: readonly [string, string];
  readonly asSet: string | undefined;
  readonly community: string | undefined;
  readonly country: string | null;
  /** Whether its world is the laboratory's, as calls are asked. */
  readonly sample: 'yes' | 'no';
}

export interface Question {
  /** The call and what it is asked for, to be read in a failure. */
  readonly text: string;
  readonly path: string;
  readonly init?: { readonly method: 'POST'; readonly headers: Record<string, string>; readonly body: string };
}

/**
 * Calls that tell of the server, the visitor, what the operator writes or the world outside, not of a network. `countries` is the one list of the countries of all networks,
 * `sources` the one of all that is loaded, and each row says its world itself.
 */
const OF_NO_NETWORK = new Set<string>([
  ...Object.keys(accountEndpoints),
  ...Object.keys(personEndpoints),
  ...Object.keys(billingEndpoints),
  ...Object.keys(ownEndpoints),
  'article',
  'articleCategories',
  'articles',
  'clientInfo',
  'content',
  'countries',
  'domain',
  'geo',
  'health',
  'openapiConfig',
  'ratingMetrics',
  'scanTypes',
  'sources',
  'whoisAs',
  'whoisDomain',
]);

/** All answers of the contract's calls about a subject: each call without a query, and again with each choice of its query. */
export function questionsOf(subject: Subject): Question[] {
  return Object.values<AnyEndpoint>(endpoints)
    .filter(({ name }) => !OF_NO_NETWORK.has(name))
    .flatMap((endpoint) => ask(endpoint, subject));
}

function ask(endpoint: AnyEndpoint, subject: Subject): Question[] {
  const params = fillings(entriesOf(endpoint.params), endpoint.path, subject);
  return params.flatMap((filled) => {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filled[name] ?? ''));
    return queriesOf(endpoint, subject).flatMap((query) => {
      const address = Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
      if (endpoint.method === 'GET') return { text: `${endpoint.name} ${address}`, path: address };
      return bodiesOf(endpoint.name, subject).map((value) => {
        const body = JSON.stringify(value);
        const headers = { 'content-type': 'application/json' };
        return {
          text: `${endpoint.name} ${address} ${body}`,
          path: address,
          init: { method: 'POST' as const, headers, body },
        };
      });
    });
  });
}

type Entries = Readonly<Record<string, unknown>>;

/** What an address needs, in every way that it can be filled: each choice of one, the values of the subject of all. */
function fillings(entries: Entries, path: string, subject: Subject): Record<string, string>[] {
  let filled: Record<string, string>[] = [{}];
  for (const [name, schema] of Object.entries(entries)) {
    const values = name === 'sample' ? [subject.sample] : (choicesOf(schema) ?? valuesOf(name, subject));
    if (values === undefined) throw new Error(`${path}: say in worldQuestions.ts what ${name} is of a world`);
    filled = filled.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  }
  return filled;
}

/** Parameters that say which world is meant. */
const OF_A_WORLD = new Set(['asn', 'sample']);

/** The plain question, and another for each parameter with another value than it has by itself; over each IP version. */
function queriesOf({ params, query, path }: AnyEndpoint, subject: Subject): Record<string, string>[] {
  const entries = Object.entries(entriesOf(query));
  const isNeeded = ([name, schema]: readonly [string, unknown]) =>
    kindOf(schema) !== 'optional' || OF_A_WORLD.has(name);
  const plain = fillings(Object.fromEntries(entries.filter(isNeeded)), path, subject);
  // A list about a network is narrowed by a text, one about none is found by it.
  const isLeftOut = (name: string) => NARROWING.has(name) || (name === 'q' && 'asn' in entriesOf(params));
  const others = entries.filter((entry) => !isNeeded(entry) && !isLeftOut(entry[0]));
  return plain.flatMap((needed) => [
    needed,
    ...others.flatMap(([name, schema]) =>
      otherValues(name, schema, subject).map((value) => ({ ...needed, [name]: value })),
    ),
  ]);
}

function otherValues(name: string, schema: unknown, subject: Subject): readonly string[] {
  const others = choicesOf(schema)?.filter((choice) => choice !== (schema as { readonly default?: unknown }).default);
  return (name === 'ip' ? others : others?.slice(-1)) ?? valuesOf(name, subject) ?? [];
}

/** Parameters that turn, cut or narrow the rows that an answer has without them. */
const NARROWING = new Set([
  'order',
  'sort-order',
  'page',
  'page-size',
  'limit',
  'skip',
  'active-only',
  'severity',
  'roa',
  'route_object',
  'until',
  'until_datetime',
  'cc',
  'hcc',
  'acc',
  'occ',
  'lcc',
]);

/** What a parameter of this name may be of a subject; undefined if it is not of a world. */
function valuesOf(name: string, subject: Subject): readonly string[] | undefined {
  const { asn, neighbor, prefix, incident, days, asSet, community, country } = subject;
  const values: Readonly<Record<string, readonly string[]>> = {
    asn: [String(asn)],
    targetAsn: [String(neighbor)],
    address: [addressIn(prefix)],
    prefix: [prefix],
    id: incident === undefined ? [] : [incident],
    metric: metrics.flatMap(({ name }) => (name === NATIONAL_STABILITY ? [] : [name])),
    name: asSet === undefined ? [] : [asSet],
    community: community === undefined ? [] : [community],
    path: [`${neighbor} ${asn}`],
    n: [String(neighbor)],
    q: [`AS${asn}`, prefix, addressIn(prefix)],
    targets: [String(neighbor)],
    from: [days[0]],
    until: [days[1]],
    day: [days[1]],
    from_datetime: [days[0]],
    start_from: [days[0]],
    'rating-country': country === null ? [] : [country],
    'filter-country': country === null ? [] : [country],
    'select-asn': [String(asn)],
  };
  return values[name];
}

/** What a call is sent. */
function bodiesOf(name: string, { asn, neighbor, prefix, asSet }: Subject): readonly unknown[] {
  const bodies: Readonly<Record<string, readonly unknown[]>> = {
    asInfoList: [[asn, neighbor]],
    ratingOfList: [[asn, neighbor]],
    activeRelationTypes: [
      [
        { from: asn, to: neighbor },
        { from: neighbor, to: asn },
      ],
    ],
    aspaVerdicts: [[`${neighbor} ${asn}`]],
    prefixTimeline: [{ prefixes: [prefix] }],
    graphHistory: [undefined],
    irrGraphql: asSet === undefined ? [] : questionsOfSet(asSet, asn),
  };
  const found = bodies[name];
  if (!found) throw new Error(`${name}: say in worldQuestions.ts what it is sent`);
  return found;
}

function questionsOfSet(asSet: string, asn: number): readonly unknown[] {
  const ofOne = [asSetObjects, asSetAllMembers, asSetHolders, asSetLoops, asSetHealth];
  return [
    ...ofOne.map(({ text }) => ({ query: text, variables: { name: asSet } })),
    { query: asSetCounts.text, variables: { names: [asSet] } },
    { query: networkCounts.text, variables: { asns: [asn] } },
  ];
}

/** The first address of a prefix. */
const addressIn = (prefix: string): string => prefix.slice(0, prefix.indexOf('/'));

const entriesOf = (schema: unknown): Entries => (schema as { readonly entries?: Entries }).entries ?? {};
const kindOf = (schema: unknown): string => (schema as { readonly type: string }).type;

/** The words that a parameter may be; undefined if it is free. */
function choicesOf(schema: unknown): readonly string[] | undefined {
  const { wrapped, options } = schema as { readonly wrapped?: unknown; readonly options?: readonly unknown[] };
  if (wrapped !== undefined) return choicesOf(wrapped);
  return options?.every((option) => typeof option === 'string') === true ? options : undefined;
}
