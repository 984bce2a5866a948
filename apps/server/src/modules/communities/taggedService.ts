import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { parseCommunityPattern, patternExpression, readCommunity } from '@routeglass/domain/community';
import type { Kysely } from 'kysely';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { Problem } from '../../http/problem.ts';
import { toBrief } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { type CommunitiesAsked, taggedPrefixes } from './taggedPrefixes.ts';

type Query = QueryOf<Endpoints['communityPrefixes']>;
type Page = AnswerOf<Endpoints['communityPrefixes']>;

const EXPECTED =
  'A community is written as 3356:100, 3356:1:2, rt 3356:100, by its well-known name, or as the pattern of a dictionary, 3356:1xx';

/** Prefixes by the communities of their routes, a page at a time. */
export function createTaggedService(db: Kysely<Database>) {
  return {
    async page({ community: given, page, limit, ipv, q, 'sort-by': sortBy, order }: Query): Promise<Page> {
      const of = asked(given);
      if (of === undefined)
        throw new Problem('E_BAD_REQUEST', `${given} is no community`, [{ path: 'community', message: EXPECTED }]);
      const place = { page, 'page-size': limit };
      const { total, rows } = await taggedPrefixes(db, {
        of,
        ipVersion: ipv === 'all' ? null : (Number(ipv) as 4 | 6),
        // One character would match nearly everything: it does not count yet.
        contains: q.length > 1 ? q : null,
        sortBy,
        order,
        ...rowsOfPage(place),
      });
      return pageAnswer(
        place,
        total,
        rows.map(({ prefix, origin, as_name, country_code, targets }) => ({
          prefix,
          origin_asn: origin,
          as_info: toBrief({ asn: origin, as_name, country_code }),
          targets: [...targets],
        })),
      );
    },
  };
}

/** The community that a text names, or those of the pattern that a dictionary has. Undefined for a text that is neither. */
function asked(text: string): CommunitiesAsked | undefined {
  const community = readCommunity(text);
  if (community !== undefined) return { community };
  const pattern = parseCommunityPattern(text.trim());
  const expression = pattern && patternExpression(pattern);
  return expression === undefined ? undefined : { expression };
}
