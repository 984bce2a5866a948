import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import {
  breadthOf,
  type CommunityPattern,
  describeCommunity,
  matchesCommunity,
  parseCommunityPattern,
  readCommunity,
  readCommunityQuestion,
  WELL_KNOWN_OWNER,
  wellKnownCommunities,
} from '@routeglass/domain/community';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { noCommunity } from './noCommunity.ts';
import { type ObservedCommunity, observedCommunities } from './observed.ts';
import { type DescriptionRow, descriptionsOf } from './repository.ts';

type Communities = AnswerOf<Endpoints['communities']>;

/** The meaning of networks' communities. `known`: all communities on loaded routes. */
export function createCommunitiesService(db: Kysely<Database>, known: () => Promise<readonly string[]>) {
  return {
    async list(asn: number, given: string | undefined): Promise<Communities> {
      const described = [...(await descriptionsOf(db, asn)), ...wellKnownOf(asn)];
      const rows = described.flatMap((row) => {
        const pattern = parseCommunityPattern(row.pattern);
        return pattern ? [{ ...row, pattern }] : [];
      });
      if (given === undefined || given === '')
        return rows.length === 0
          ? observed(asn, await observedCommunities(db, asn, await known()))
          : rows.toSorted(byNumbers).map(({ pattern, description }) => wire(asn, pattern.text, pattern, description));
      const community = readCommunity(given) ?? given;
      const found = rows.filter(({ pattern }) => pattern.text === community || matchesCommunity(pattern, community));
      if (found.length === 0 && readCommunityQuestion(given) === undefined) throw noCommunity(given);
      return found
        .toSorted((a, b) => breadthOf(a.pattern) - breadthOf(b.pattern) || byNumbers(a, b))
        .map(({ pattern, description }) => wire(asn, community, pattern, description));
    },
  };
}

function wellKnownOf(asn: number): readonly DescriptionRow[] {
  if (asn !== WELL_KNOWN_OWNER) return [];
  return wellKnownCommunities.map(({ community, description }) => ({ pattern: community, description }));
}

function observed(asn: number, found: readonly ObservedCommunity[]): Communities {
  return found
    .toSorted((a, b) => byText(a.community, b.community))
    .map(({ community, prefixes, isPartial }) => {
      const row = { asn, community, community_pattern: community, description: '', prefixes };
      return isPartial ? { ...row, at_least: true } : row;
    });
}

type Described = Omit<DescriptionRow, 'pattern'> & { readonly pattern: CommunityPattern };

function byNumbers(a: Described, b: Described): number {
  return byText(a.pattern.text, b.pattern.text);
}

/** 3356:9 before 3356:10. */
function byText(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function wire(asn: number, community: string, pattern: CommunityPattern, description: string): Communities[number] {
  return {
    asn,
    community,
    community_pattern: pattern.text,
    description: describeCommunity(pattern, description, community),
  };
}
