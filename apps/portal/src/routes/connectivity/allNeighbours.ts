import type { Client } from '@routeglass/api-client/client';
import { neighborCalls, type NeighborList } from '@routeglass/api-client/neighbors';
import type { Neighbour } from '@routeglass/ui/NeighbourTable';
import type { Days } from '../../lists/lastMonths.ts';
import { allPages } from '../../wire/allPages.ts';
import type { NeighbourAddress } from './address.ts';
import { neighbour, neighbourQuery } from './neighbours.ts';

interface WhichNeighbours {
  readonly asn: number;
  readonly type: NeighborList;
  readonly form: keyof typeof neighborCalls;
  readonly days: Partial<Days>;
}

/** All neighbours of a view: what its CSV file holds. */
export function allNeighbours(
  client: Client,
  { asn, type, form, days }: WhichNeighbours,
  address: NeighbourAddress,
  onProgress: (done: number) => void,
): Promise<Neighbour[]> {
  return allPages(async (page) => {
    const query = { ...neighbourQuery(address, days), ...page };
    const { data, page_count } = await client.call(neighborCalls[form].list, { params: { asn, type }, query });
    return { rows: data.map(neighbour), pageCount: page_count };
  }, onProgress);
}
