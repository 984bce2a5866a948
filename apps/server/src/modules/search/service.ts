import type { Endpoints, QueryOf, SearchResult } from '@routeglass/api-client/contract';
import { classifyQuery, partialAddress, type Query } from '@routeglass/domain/query';
import type { Kysely } from 'kysely';
import { cut, CutList, neededFor } from '../../http/cutList.ts';
import { type NetworkRow, toFull } from '../../store/network.ts';
import type { NameIndex } from '../../store/names/nameIndex.ts';
import type { Database } from '../../store/schema.ts';
import { specialAsnOf } from '../../store/specialAsns.ts';
import type { Purposes } from '../../store/specialPurpose.ts';
import { byBeginning, byPrefix } from './byAddress.ts';
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
export function createSearchService(db: Kysely<Database>, names: Names, purposes: Purposes) {
  /** Most results of each type. */
  const find = async (text: string, most: number): Promise<SearchResult[]> => {
    const query = classifyQuery(text);
    const beginning = partialAddress(query.text);
    const [found, begun] = await Promise.all([
      findWhole(query, most),
      beginning ? byBeginning(db, purposes, beginning, most) : [],
    ]);
    // What is an AS number or a community as well is meant as that first.
    return query.kind === 'text' ? [...begun, ...found] : [...found, ...begun];
  };
  const findWhole = async (query: Query, most: number): Promise<SearchResult[]> => {
    switch (query.kind) {
      case 'empty':
        return [];
      case 'prefix':
      case 'address':
        return byPrefix(db, purposes, query.prefix, most);
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
        return [
          ...(await byPurpose(db, query.asn)),
          ...(await byName(db, names, query, most)),
          ...(await findAsSets(db, `AS${query.asn}:`, most)),
        ];
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
      const sample = await ofLaboratory(db, { asns: rows.map(({ asn }) => asn), sets: [] });
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

async function byPurpose(db: Kysely<Database>, asn: number): Promise<SearchResult[]> {
  const data = await specialAsnOf(db, asn);
  return data ? [{ type: 'special-asn', data }] : [];
}
