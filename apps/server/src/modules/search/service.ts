import type { Endpoints, QueryOf, SearchResult } from '@routeglass/api-client/contract';
import { formatAddress, formatPrefix, type Prefix } from '@routeglass/domain/prefix';
import { classifyQuery, type Query } from '@routeglass/domain/query';
import type { Kysely } from 'kysely';
import { cut, CutList, neededFor } from '../../http/cutList.ts';
import { findRegistration } from '../../store/addressRange.ts';
import { type AnnouncedRow, findAround, findCovering, toAnnouncedPrefix } from '../../store/announced.ts';
import { type NetworkRow, toBrief, toFull } from '../../store/network.ts';
import type { NameIndex } from '../../store/names/nameIndex.ts';
import type { Database } from '../../store/schema.ts';
import { openSpecialPurposes } from '../../store/specialPurpose.ts';
import { findAsSets, findCommunities } from './others.ts';
import { pageOfEachType, sharedPage } from './resultPages.ts';
import { hasWord } from './likePattern.ts';
import { markSample } from './markSample.ts';
import { networksByName, networksByNumber, networksInOrder } from './repository.ts';
import { ofLaboratory } from './sampleRepository.ts';
import { withMembers } from './withMembers.ts';
import { withSizes } from './withSizes.ts';

const SHORTEST_SUGGESTED = 2;
/** The trigram index does not work for shorter texts. */
const TRIGRAM = 3;

type Names = () => Promise<NameIndex>;

type SearchQuery = QueryOf<Endpoints['search']>;

/** Results for a text, best first. */
export function createSearchService(db: Kysely<Database>, names: Names) {
  /** Most results of each type. */
  const find = async (text: string, most: number): Promise<SearchResult[]> => {
    const query = classifyQuery(text);
    switch (query.kind) {
      case 'empty':
        return [];
      case 'prefix':
      case 'address':
        return byPrefix(db, query.prefix, most);
      case 'domain':
        return [
          ...(await byName(db, names, { ...query, text: query.domain }, most)),
          { type: 'domain', data: { name: query.domain } },
        ];
      case 'community':
        return findCommunities(db, query.text, most);
      case 'as-set':
        return [...(await findAsSets(db, query.text, most)), ...(await byName(db, names, query, most))];
      case 'asn':
        return [...(await byName(db, names, query, most)), ...(await findAsSets(db, `AS${query.asn}:`, most))];
      default:
        return byWords(db, names, query, most);
    }
  };
  return {
    async search(query: SearchQuery) {
      const { rows, hasMore } = pageOfEachType(await find(query.q, neededFor(query)), query);
      return new CutList(await withSizes(db, await withMembers(db, await markSample(db, rows))), hasMore);
    },
    async suggestions(query: SearchQuery) {
      if (query.q.length < SHORTEST_SUGGESTED) return [];
      const { rows, hasMore } = sharedPage(await find(query.q, neededFor(query)), query);
      return new CutList(await markSample(db, rows), hasMore);
    },
    async networks(query: SearchQuery) {
      const { rows, hasMore } = cut(await findNetworks(db, names, classifyQuery(query.q), neededFor(query)), query);
      const sample = await ofLaboratory(db, { asns: rows.map(({ asn }) => asn), routes: [], sets: [] });
      const marked = rows.map((row) => ({ ...toFull(row), ...(sample.has(`${row.asn}`) && { sample: true }) }));
      return new CutList(marked, hasMore);
    },
  };
}

async function byName(db: Kysely<Database>, names: Names, query: Query, most: number): Promise<SearchResult[]> {
  return (await findNetworks(db, names, query, most)).map((network) => ({
    type: 'autonomous-system',
    data: toFull(network),
  }));
}

async function byWords(db: Kysely<Database>, names: Names, query: Query, most: number): Promise<SearchResult[]> {
  const found = await Promise.all([
    byName(db, names, query, most),
    findAsSets(db, query.text, most),
    findCommunities(db, query.text, most),
  ]);
  return found.flat();
}

async function findNetworks(
  db: Kysely<Database>,
  names: Names,
  query: Query,
  most: number,
): Promise<readonly NetworkRow[]> {
  if (query.kind === 'empty') return [];
  if (query.kind === 'asn') return networksByNumber(db, query.asn, query.text, most);
  const { text } = query;
  if (!hasWord(text)) return [];
  return text.length < TRIGRAM
    ? networksInOrder(db, (await names()).beginning(text, most))
    : networksByName(db, text, most);
}

/**
 * What a prefix or address is set aside for, who announces it, and as what: the exact and the containing prefixes, the most specific first, then those
 * inside it. Beside the containing ones stands the registries' word for its first address, as an origin without a route.
 */
async function byPrefix(db: Kysely<Database>, prefix: Prefix, most: number): Promise<SearchResult[]> {
  const text = formatPrefix(prefix);
  const single = prefix.length === prefix.bytes.length * 8;
  const found = single ? await findCovering(db, text, most) : await findAround(db, text, most);
  const [registered, purposeOf] = await Promise.all([
    registeredOrigin(db, formatAddress(prefix.bytes)),
    openSpecialPurposes(db),
  ]);
  const purpose = purposeOf(prefix);
  const around = found.filter(({ covers }) => covers);
  const inside = found.filter(({ covers }) => !covers);
  return [
    ...(purpose ? [{ type: 'special-purpose' as const, data: purpose }] : []),
    ...around.map(announcedOrigin),
    ...registered,
    ...inside.map(announcedOrigin),
    ...[...around, ...inside].map((row): SearchResult => ({ type: 'prefix', data: toAnnouncedPrefix(row) })),
  ];
}

function announcedOrigin(row: AnnouncedRow): SearchResult {
  return { type: 'origin', data: { ...toAnnouncedPrefix(row), known_by: 'routes' } };
}

async function registeredOrigin(db: Kysely<Database>, address: string): Promise<SearchResult[]> {
  const registered = await findRegistration(db, address);
  if (!registered) return [];
  const withoutRoute = { roa: null, route_object: null, propagation: null, relative_propagation: null } as const;
  const data = {
    prefix: registered.prefix,
    origin: toBrief(registered),
    ...withoutRoute,
    known_by: 'registry',
  } as const;
  return [{ type: 'origin', data }];
}
