import type { SearchResult } from '@routeglass/api-client/contract';
import { formatPrefix, type Prefix } from '@routeglass/domain/prefix';
import { classifyQuery, type Query } from '@routeglass/domain/query';
import type { Kysely } from 'kysely';
import { findRegistration } from '../../store/addressRange.ts';
import { type AnnouncedRow, findAround, findCovering, originOf, toAnnouncedPrefix } from '../../store/announced.ts';
import { type NetworkRow, toBrief, toFull } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { networksByName, networksByNumber } from './repository.ts';

/** At most this many results of each type, and suggestions altogether. */
const MOST = 100;
const SHORTEST_SUGGESTED = 2;

/** What a text finds, best first. */
export function createSearchService(db: Kysely<Database>) {
  const search = async (text: string): Promise<SearchResult[]> => {
    const query = classifyQuery(text);
    switch (query.kind) {
      case 'empty':
        return [];
      case 'prefix':
      case 'address':
        return byPrefix(db, query.prefix);
      case 'domain':
        return [...(await byName(db, query)), { type: 'domain', data: { name: query.domain } }];
      default:
        return byName(db, query);
    }
  };
  return {
    search,
    async suggestions(text: string) {
      return text.length < SHORTEST_SUGGESTED ? [] : (await search(text)).slice(0, MOST);
    },
    async networks(text: string) {
      return (await findNetworks(db, classifyQuery(text))).map(toFull);
    },
  };
}

async function byName(db: Kysely<Database>, query: Query): Promise<SearchResult[]> {
  return (await findNetworks(db, query)).map((network) => ({ type: 'autonomous-system', data: toFull(network) }));
}

function findNetworks(db: Kysely<Database>, query: Query): Promise<readonly NetworkRow[]> {
  if (query.kind === 'empty') return Promise.resolve([]);
  return query.kind === 'asn'
    ? networksByNumber(db, query.asn, query.text, MOST)
    : networksByName(db, query.text, MOST);
}

/**
 * Who announces a prefix or address, and as what: the exact and the containing prefixes, then those inside it.
 *
 * Where no loaded route covers it, the registries' word for its first address stands in, as an origin without a route.
 */
async function byPrefix(db: Kysely<Database>, prefix: Prefix): Promise<SearchResult[]> {
  const text = formatPrefix(prefix);
  const single = prefix.length === prefix.bytes.length * 8;
  const found = single ? await findCovering(db, text, MOST) : await findAround(db, text, MOST);
  const covered = found.some((row) => row.covers);
  const registered = covered ? [] : await registeredOrigin(db, text.slice(0, text.indexOf('/')));
  return [...registered, ...resultsOf(found)];
}

function resultsOf(rows: readonly AnnouncedRow[]): SearchResult[] {
  const listed = rows.slice(0, MOST);
  return [
    ...listed.map((row): SearchResult => ({ type: 'origin', data: { prefix: row.prefix, origin: originOf(row) } })),
    ...listed.map((row): SearchResult => ({ type: 'prefix', data: toAnnouncedPrefix(row) })),
  ];
}

async function registeredOrigin(db: Kysely<Database>, address: string): Promise<SearchResult[]> {
  const registered = await findRegistration(db, address);
  return registered ? [{ type: 'origin', data: { prefix: registered.prefix, origin: toBrief(registered) } }] : [];
}
