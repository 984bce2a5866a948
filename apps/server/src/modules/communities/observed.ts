import { communityOwner } from '@routeglass/domain/community';
import { type Kysely, sql } from 'kysely';
import { worldOf } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { currentTags } from './currentTags.ts';

/** Most routes that one answer counts, so that communities on nearly every route do not hold up other readers. */
const MOST_ROUTES = 50_000;

export interface ObservedCommunity {
  readonly community: string;
  /** Number of distinct prefixes of current routes with it. */
  readonly prefixes: number;
  /** Whether there are more routes than were counted. */
  readonly isPartial: boolean;
}

/**
 * Communities of a network on current routes of its world, each with its number of prefixes.
 *
 * @param known all communities that loaded routes carry.
 */
export async function observedCommunities(
  db: Kysely<Database>,
  asn: number,
  known: readonly string[],
): Promise<readonly ObservedCommunity[]> {
  const own = known.filter((community) => communityOwner(community) === asn);
  if (own.length === 0) return [];
  const { rows } = await sql<{ community: string; prefixes: number; routes: number }>`
    with ${currentTags(own, MOST_ROUTES)}
    select community, count(distinct prefix)::int as prefixes, (select count(*)::int from told) as routes
    from tagged
    join community_set s on s.id = tagged.community_set
    cross join lateral unnest(s.communities) as community
    where community = any(${own}::text[]) and tagged.world = coalesce(${worldOf(asn)}, 'internet')
    group by community
  `.execute(db);
  return rows.map(({ community, prefixes, routes }) => {
    return { community, prefixes, isPartial: routes >= MOST_ROUTES };
  });
}
