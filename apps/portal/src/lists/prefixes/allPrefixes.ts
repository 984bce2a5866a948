import type { Client } from '@routeglass/api-client/client';
import { prefixEndpoints } from '@routeglass/api-client/prefixes';
import type { ListedPrefix } from '@routeglass/ui/PrefixTable';
import { allPages } from '../../wire/allPages.ts';
import type { Days } from '../lastMonths.ts';
import { listedPrefix } from './listedPrefix.ts';
import type { PrefixAddress } from './prefixAddress.ts';
import { prefixQuery } from './prefixQuery.ts';

/** All prefixes of a view: what its CSV file holds. */
export function allPrefixes(
  client: Client,
  { asn, days }: { readonly asn: number; readonly days: Partial<Days> },
  address: PrefixAddress,
  onProgress: (done: number) => void,
): Promise<ListedPrefix[]> {
  return allPages(async (page) => {
    const query = { ...prefixQuery(address, days), ...page };
    const { data, page_count } = await client.call(prefixEndpoints.prefixes, { params: { asn }, query });
    return { rows: data.map(listedPrefix), pageCount: page_count };
  }, onProgress);
}
