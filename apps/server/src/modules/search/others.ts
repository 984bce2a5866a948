import type { SearchResult } from '@routeglass/api-client/contract';
import {
  breadthOf,
  communityOwner,
  describeCommunity,
  findWellKnown,
  matchesCommunity,
  parseCommunityPattern,
  readCommunity,
  WELL_KNOWN_OWNER,
  type WellKnownCommunity,
  wellKnownByNumber,
} from '@routeglass/domain/community';
import { parseSetReference } from '@routeglass/domain/rpsl';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { asSetsByName } from './asSetRepository.ts';
import { describedAs, describedFrom, type DescribedRow, entriesFor, isCarried } from './communityRepository.ts';

/** The beginning of a community as typed: `3356:`, `3356:1`, `3356:1:2`. */
const TYPED_COMMUNITY = /^\d{1,10}:[\d:]*$/;
const SHORTEST_WORD = 3;

/** AS-SETs by name; `RIPE::AS-NORTHWIND` means that registry only. */
export async function findAsSets(db: Kysely<Database>, text: string, limit: number): Promise<SearchResult[]> {
  const reference = text.includes('::') ? parseSetReference(text) : undefined;
  const rows = await asSetsByName(db, reference?.set ?? text, reference?.source ?? null, limit);
  return rows.map(({ name, source, descr }) => ({
    type: 'as-set',
    data: { rpslPk: name, source, descr: [...descr] },
  }));
}

/**
 * Communities by number or meaning: the one that is written, where it is well known, a dictionary describes it or a route carries it, then
 * described ones that begin so; of words, those whose description has them. Well-known ones come before those of networks.
 */
export async function findCommunities(db: Kysely<Database>, text: string, limit: number): Promise<SearchResult[]> {
  const written = await writtenCommunity(db, text);
  const wellKnown = text.length < SHORTEST_WORD ? [] : findWellKnown(text).map(resultOfWellKnown);
  const owner = TYPED_COMMUNITY.test(text) ? Number(text.slice(0, text.indexOf(':'))) : undefined;
  const more =
    owner !== undefined
      ? await describedFrom(db, owner, text, limit)
      : text.length >= SHORTEST_WORD
        ? await describedAs(db, text, limit)
        : [];
  const others = [...wellKnown, ...more.map(resultOf)].filter(({ data }) => data.community !== written?.data.community);
  return [...(written ? [written] : []), ...others].slice(0, limit);
}

type Community = Extract<SearchResult, { type: 'bgp-community' }>;

function resultOfWellKnown({ community, description }: WellKnownCommunity): Community {
  return {
    type: 'bgp-community',
    data: { asn: WELL_KNOWN_OWNER, community, community_pattern: community, description },
  };
}

function resultOf({ asn, pattern, description }: DescribedRow): Community {
  return { type: 'bgp-community', data: { asn, community: pattern, community_pattern: pattern, description } };
}

async function writtenCommunity(db: Kysely<Database>, text: string): Promise<Community | undefined> {
  const community = readCommunity(text);
  const owner = community === undefined ? undefined : communityOwner(community);
  if (community === undefined || owner === undefined) return undefined;
  const wellKnown = wellKnownByNumber(community);
  if (wellKnown) return resultOfWellKnown(wellKnown);
  const [closest] = (await entriesFor(db, owner, community))
    .flatMap((row) => {
      const pattern = parseCommunityPattern(row.pattern);
      if (!pattern || !matchesCommunity(pattern, community)) return [];
      const description = describeCommunity(pattern, row.description, community);
      return [{ pattern: row.pattern, description, breadth: breadthOf(pattern) }];
    })
    .toSorted((a, b) => a.breadth - b.breadth);
  if (!closest && !(await isCarried(db, community))) return undefined;
  const { pattern = community, description = '' } = closest ?? {};
  return { type: 'bgp-community', data: { asn: owner, community, community_pattern: pattern, description } };
}
