import type { Client } from '@routeglass/api-client/client';
import { endpoints } from '@routeglass/api-client/contract';
import type { AnnouncedPrefix } from '@routeglass/ui/SearchResult';
import { announcedPrefix } from '../../wire/network.ts';
import type { PrefixListView } from './address.ts';
import { prefixQuery } from './prefixQuery.ts';

/** Rows asked for at a time: the most that a page of the API may hold. */
const CHUNK = 1000;

/** All rows of a view, page after page: what its CSV file holds. */
export async function allPrefixes(client: Client, asn: number, view: PrefixListView): Promise<AnnouncedPrefix[]> {
  const rows: AnnouncedPrefix[] = [];
  for (let page = 1; ; page++) {
    const query = prefixQuery({ ...view, page, pageSize: CHUNK });
    const { data, page_count } = await client.call(endpoints.prefixes, { params: { asn }, query });
    rows.push(...data.map(announcedPrefix));
    if (page >= page_count) return rows;
  }
}
