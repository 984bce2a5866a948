import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import {
  breadthOf,
  type CommunityPattern,
  matchesCommunity,
  parseCommunityPattern,
  readCommunity,
} from '@routeglass/domain/community';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { type DescriptionRow, descriptionsOf } from './repository.ts';

type Communities = AnswerOf<Endpoints['communities']>;

/** What networks mean by their communities. */
export function createCommunitiesService(db: Kysely<Database>) {
  return {
    async list(asn: number, given: string | undefined): Promise<Communities> {
      const rows = (await descriptionsOf(db, asn)).flatMap((row) => {
        const pattern = parseCommunityPattern(row.pattern);
        return pattern ? [{ ...row, pattern }] : [];
      });
      if (given === undefined || given === '')
        return rows
          .toSorted(byNumbers)
          .map(({ pattern, description }) => wire(asn, pattern.text, pattern, description));
      const community = readCommunity(given) ?? given;
      return rows
        .filter(({ pattern }) => pattern.text === community || matchesCommunity(pattern, community))
        .toSorted((a, b) => breadthOf(a.pattern) - breadthOf(b.pattern) || byNumbers(a, b))
        .map(({ pattern, description }) => wire(asn, community, pattern, description));
    },
  };
}

type Described = Omit<DescriptionRow, 'pattern'> & { readonly pattern: CommunityPattern };

/** 3356:9 before 3356:10. */
function byNumbers(a: Described, b: Described): number {
  return a.pattern.text.localeCompare(b.pattern.text, 'en', { numeric: true });
}

function wire(asn: number, community: string, { text }: CommunityPattern, description: string): Communities[number] {
  return { asn, community, community_pattern: text, description };
}
