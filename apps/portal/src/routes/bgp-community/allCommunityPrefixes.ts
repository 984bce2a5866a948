import type { Client } from '@routeglass/api-client/client';
import { communityPrefixes } from '@routeglass/api-client/communities';
import type { QueryOf, Endpoints } from '@routeglass/api-client/contract';
import type { CommunityPrefix } from '@routeglass/ui/CommunityPrefixTable';
import { allPages } from '../../wire/allPages.ts';
import { communityPrefix } from './communityPrefix.ts';

/** All prefixes with a community that fit a view: what its CSV file holds. */
export function allCommunityPrefixes(
  client: Client,
  query: QueryOf<Endpoints['communityPrefixes']>,
  onProgress: (done: number) => void,
): Promise<CommunityPrefix[]> {
  return allPages(async ({ page, 'page-size': limit }) => {
    const { data, page_count } = await client.call(communityPrefixes, { query: { ...query, page, limit } });
    return { rows: data.map(communityPrefix), pageCount: page_count };
  }, onProgress);
}
