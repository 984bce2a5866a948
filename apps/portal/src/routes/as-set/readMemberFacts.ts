import type { Client } from '@routeglass/api-client/client';
import { asInfoList } from '@routeglass/api-client/networks';
import { askIrr, asSetCounts, networkCounts } from '@routeglass/api-client/irr';
import type { MemberFacts } from '@routeglass/ui/AsSetTabs';
import { memberFacts, MOST_COUNTED, MOST_NAMED } from './asSet.ts';

const NO_SETS = { rpslObjects: [], recursiveSetMembersCount: [], asSetPrefixCount: [] };

/** Loads facts about any networks and sets, by name, in batches, for the CSV file of their list. */
export async function readMemberFacts(
  client: Client,
  names: readonly string[],
  onProgress: (done: number) => void,
): Promise<MemberFacts> {
  const asns = names.filter((name) => /^AS\d+$/.test(name)).map((name) => Number(name.slice(2)));
  const sets = names.filter((name) => !/^AS\d+$/.test(name));
  const parts: MemberFacts[] = [];
  let done = 0;
  for (const some of inParts(asns, MOST_NAMED)) {
    const [known, counts] = await Promise.all([
      client.call(asInfoList, { body: some }),
      askIrr(client, networkCounts, { asns: some }),
    ]);
    parts.push(memberFacts(known, counts.asnPrefixCount, NO_SETS));
    onProgress((done += some.length));
  }
  for (const some of inParts(sets, MOST_COUNTED)) {
    parts.push(memberFacts([], [], await askIrr(client, asSetCounts, { names: some })));
    onProgress((done += some.length));
  }
  return {
    networks: new Map(parts.flatMap(({ networks }) => [...networks])),
    sets: new Map(parts.flatMap(({ sets: some }) => [...some])),
  };
}

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
