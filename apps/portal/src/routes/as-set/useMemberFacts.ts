import { asSetCounts, networkCounts } from '@routeglass/api-client/irr';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useIrr } from '@routeglass/api-client/hooks';
import {
  membersInOrder,
  networkMembers,
  setMembers,
  type AsSetView,
  type MemberFacts,
  type SourceMembers,
} from '@routeglass/ui/AsSetTabs';
import { isByFacts, memberFacts, MOST_COUNTED, MOST_NAMED } from './asSet.ts';

const NO_SETS = { rpslObjects: [], recursiveSetMembersCount: [], asSetPrefixCount: [] };

/**
 * Names and counts of the members of the current tab; undefined while they load. For all its networks if one call can name them, otherwise for those
 * around the current page.
 */
export function useMemberFacts(
  lists: readonly SourceMembers[] | undefined,
  view: AsSetView,
  described: ReadonlySet<string> | undefined,
): MemberFacts | undefined {
  const first = Math.min((view.page - 1) * view.pageSize, Number.MAX_SAFE_INTEGER);
  const networks = membersInOrder(networkMembers(lists ?? [], view.source), view.sort);
  // If order or text depends on the loaded facts, load those of the first networks.
  const from = !isByFacts(view) && first < networks.length ? first - (first % MOST_NAMED) : 0;
  const asns = networks.slice(from, from + MOST_NAMED).map(({ name }) => Number(name.slice(2)));
  const sets = membersInOrder(setMembers(lists ?? [], view.source), view.sort)
    .filter(({ name }) => name.includes(view.q.trim().toUpperCase()) || described?.has(name))
    .slice(first, first + MOST_COUNTED)
    .map(({ name }) => name);
  const wantsNetworks = view.tab === 'asn-members' && asns.length > 0;
  const wantsSets = view.tab === 'as-set-members' && sets.length > 0;
  const names = useCall(calls.asInfoList, wantsNetworks ? { body: asns } : null);
  const counts = useIrr(networkCounts, wantsNetworks ? { asns } : null);
  const ofSets = useIrr(asSetCounts, wantsSets ? { names: sets } : null, { keepPrevious: true });
  if (wantsNetworks && (names.isLoading || counts.isLoading)) return undefined;
  if (wantsSets && ofSets.isLoading) return undefined;
  return memberFacts(names.data ?? [], counts.data?.asnPrefixCount ?? [], ofSets.data ?? NO_SETS);
}
