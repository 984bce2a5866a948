import type { SearchResult } from '@routeglass/api-client/contract';
import { formatAddress, formatPrefix, type Prefix } from '@routeglass/domain/prefix';
import { classifyQuery, type Query } from '@routeglass/domain/query';
import type { Kysely } from 'kysely';
import { findRegistration } from '../../store/addressRange.ts';
import { type AnnouncedRow, findAround, findCovering, originOf, toAnnouncedPrefix } from '../../store/announced.ts';
import { type NetworkRow, toBrief, toFull } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { openSpecialPurposes } from '../../store/specialPurpose.ts';
import { findAsSets, findCommunities } from './others.ts';
import { networksByName, networksByNumber } from './repository.ts';
import { withMembers } from './withMembers.ts';

/** At most this many results of each type, and suggestions altogether. */
const MOST = 100;
/** Of suggestions, so many of each type come before more of another. */
const FIRST_OF_TYPE = 15;
const SHORTEST_SUGGESTED = 2;

/** What a text finds, best first. */
export function createSearchService(db: Kysely<Database>) {
  const find = async (text: string): Promise<SearchResult[]> => {
    const query = classifyQuery(text);
    switch (query.kind) {
      case 'empty':
        return [];
      case 'prefix':
      case 'address':
        return byPrefix(db, query.prefix);
      case 'domain':
        return [...(await byName(db, query)), { type: 'domain', data: { name: query.domain } }];
      case 'community':
        return findCommunities(db, query.text, MOST);
      case 'as-set':
        return [...(await findAsSets(db, query.text, MOST)), ...(await byName(db, query))];
      case 'asn':
        return [...(await byName(db, query)), ...(await findAsSets(db, `AS${query.asn}:`, MOST))];
      default:
        return byWords(db, query);
    }
  };
  return {
    async search(text: string) {
      return withMembers(db, await find(text));
    },
    async suggestions(text: string) {
      return text.length < SHORTEST_SUGGESTED ? [] : shared(await find(text));
    },
    async networks(text: string) {
      return (await findNetworks(db, classifyQuery(text))).map(toFull);
    },
  };
}

async function byName(db: Kysely<Database>, query: Query): Promise<SearchResult[]> {
  return (await findNetworks(db, query)).map((network) => ({ type: 'autonomous-system', data: toFull(network) }));
}

async function byWords(db: Kysely<Database>, query: Query): Promise<SearchResult[]> {
  const found = await Promise.all([
    byName(db, query),
    findAsSets(db, query.text, MOST),
    findCommunities(db, query.text, MOST),
  ]);
  return found.flat();
}

/** At most as many as are listed altogether, in the given order: the first of each type, then of all what there is room for. */
function shared(results: SearchResult[]): SearchResult[] {
  if (results.length <= MOST) return results;
  const counts = new Map<string, number>();
  const firsts = new Set(
    results.filter(({ type }) => {
      const count = (counts.get(type) ?? 0) + 1;
      counts.set(type, count);
      return count <= FIRST_OF_TYPE;
    }),
  );
  let room = MOST - firsts.size;
  return results.filter((result) => firsts.has(result) || (room > 0 && (room -= 1) >= 0));
}

function findNetworks(db: Kysely<Database>, query: Query): Promise<readonly NetworkRow[]> {
  if (query.kind === 'empty') return Promise.resolve([]);
  return query.kind === 'asn'
    ? networksByNumber(db, query.asn, query.text, MOST)
    : networksByName(db, query.text, MOST);
}

/**
 * What a prefix or address is set aside for, who announces it, and as what: the exact and the containing prefixes, the most specific first, then those
 * inside it. Beside the containing ones stands the registries' word for its first address, as an origin without a route.
 */
async function byPrefix(db: Kysely<Database>, prefix: Prefix): Promise<SearchResult[]> {
  const text = formatPrefix(prefix);
  const single = prefix.length === prefix.bytes.length * 8;
  const found = single ? await findCovering(db, text, MOST) : await findAround(db, text, MOST);
  const [registered, purposeOf] = await Promise.all([
    registeredOrigin(db, formatAddress(prefix.bytes)),
    openSpecialPurposes(db),
  ]);
  const purpose = purposeOf(prefix);
  const around = found.filter(({ covers }) => covers).slice(0, MOST - registered.length);
  const inside = found.filter(({ covers }) => !covers).slice(0, MOST - registered.length - around.length);
  return [
    ...(purpose ? [{ type: 'special-purpose' as const, data: purpose }] : []),
    ...around.map(announcedOrigin),
    ...registered,
    ...inside.map(announcedOrigin),
    ...[...around, ...inside].map((row): SearchResult => ({ type: 'prefix', data: toAnnouncedPrefix(row) })),
  ];
}

function announcedOrigin(row: AnnouncedRow): SearchResult {
  return { type: 'origin', data: { prefix: row.prefix, origin: originOf(row), known_by: 'routes' } };
}

async function registeredOrigin(db: Kysely<Database>, address: string): Promise<SearchResult[]> {
  const registered = await findRegistration(db, address);
  if (!registered) return [];
  return [{ type: 'origin', data: { prefix: registered.prefix, origin: toBrief(registered), known_by: 'registry' } }];
}
