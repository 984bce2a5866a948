import type { Client } from '@routeglass/api-client/client';
import { askIrr, asSetNetworkPage } from '@routeglass/api-client/irr';
import { allPages } from '../../wire/allPages.ts';
import { answeredNetworks, type NetworkRow } from './asSet.ts';
import type { NetworkQuestion } from './networkQuestion.ts';

/** Loads all networks that match a query, for the CSV file of their list. */
export function readNetworks(
  client: Client,
  question: NetworkQuestion,
  onProgress: (done: number) => void,
): Promise<readonly NetworkRow[]> {
  return allPages<NetworkRow>(async ({ page, 'page-size': limit }) => {
    const answer = await askIrr(client, asSetNetworkPage, { ...question, limit, offset: (page - 1) * limit });
    return { rows: answeredNetworks(answer), pageCount: Math.ceil(answer.setNetworks.total / limit) };
  }, onProgress);
}
