import type { Client } from '@routeglass/api-client/client';
import { endpoints } from '@routeglass/api-client/contract';
import type { AnnouncedPrefix } from '@routeglass/ui/SearchResult';
import { allPages } from '../../wire/allPages.ts';
import { announcedPrefix } from '@routeglass/api-client/view';
import type { PrefixListView } from './prefixAddress.ts';
import { prefixQuery } from './prefixQuery.ts';

/** All prefixes of a view: what its CSV file holds. */
export function allPrefixes(client: Client, asn: number, view: PrefixListView): Promise<AnnouncedPrefix[]> {
  return allPages(async (page) => {
    const query = { ...prefixQuery(view), ...page };
    const { data, page_count } = await client.call(endpoints.prefixes, { params: { asn }, query });
    return { rows: data.map(announcedPrefix), pageCount: page_count };
  });
}
