import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { aggregateOf, parseAsPath } from '@routeglass/domain/as-path';
import { type CommunityQuestion, readCommunityQuestion } from '@routeglass/domain/community';
import type { Kysely } from 'kysely';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { toBrief } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { noCommunity } from './noCommunity.ts';
import { taggedPrefixes } from './taggedPrefixes.ts';

type Query = QueryOf<Endpoints['communityPrefixes']>;
type Page = AnswerOf<Endpoints['communityPrefixes']>;

/** Prefixes by the communities of their routes, page by page. `known`: all communities on loaded routes. */
export function createTaggedService(db: Kysely<Database>, known: () => Promise<readonly string[]>) {
  return {
    async page({ community: given, page, limit, ipv, q, 'sort-by': sortBy, order }: Query): Promise<Page> {
      const question = readCommunityQuestion(given);
      if (question === undefined) throw noCommunity(given);
      const place = { page, 'page-size': limit };
      const { total, rows } = await taggedPrefixes(db, {
        anyOf: await communitiesOf(question, known),
        ipVersion: ipv === 'all' ? null : (Number(ipv) as 4 | 6),
        // A single character would match nearly everything, so it is ignored.
        contains: q.length > 1 ? q : null,
        sortBy,
        order,
        ...rowsOfPage(place),
      });
      return pageAnswer(
        place,
        total,
        rows.map(({ prefix, origin, as_name, country_code, targets, aggregates }) => ({
          prefix,
          origin_asn: origin,
          as_info: toBrief({ asn: origin, as_name, country_code }),
          ...(aggregates && { origin_set: membersOf(aggregates) }),
          targets: [...targets],
        })),
      );
    },
  };
}

/** The communities that a request selects. A pattern is matched against the distinct communities, which are far fewer than the sets. */
async function communitiesOf(
  question: CommunityQuestion,
  known: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if ('community' in question) return [question.community];
  const expression = new RegExp(question.expression);
  return (await known()).filter((community) => expression.test(community));
}

/** Members of the sets in which paths end, ascending. */
function membersOf(paths: readonly string[]): number[] {
  const all = paths.flatMap((path) => aggregateOf(parseAsPath(path) ?? [])?.members ?? []);
  return [...new Set(all)].sort((a, b) => a - b);
}
