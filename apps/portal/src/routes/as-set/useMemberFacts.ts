import { asSetCounts, networkCounts } from '@routeglass/api-client/irr';
import { useAsInfoList, useIrr } from '@routeglass/api-client/hooks';
import {
  networkMembers,
  setMembers,
  type AsSetView,
  type MemberFacts,
  type SourceMembers,
} from '@routeglass/ui/AsSetTabs';
import { memberFacts } from './asSet.ts';

/** Networks that one call names; names of further ones are not looked up. */
const MOST_NAMED = 1000;
/** Sets that one call counts. */
const MOST_COUNTED = 50;

const NO_SETS = { rpslObjects: [], recursiveSetMembersCount: [], asSetPrefixCount: [] };

/** Names and counts of the members, asked for the tab on show; undefined while they are on their way. */
export function useMemberFacts(lists: readonly SourceMembers[] | undefined, view: AsSetView): MemberFacts | undefined {
  const asns = networkMembers(lists ?? [], view.source)
    .slice(0, MOST_NAMED)
    .map(({ name }) => Number(name.slice(2)));
  const first = Math.min((view.page - 1) * view.pageSize, Number.MAX_SAFE_INTEGER);
  const sets = setMembers(lists ?? [], view.source)
    .filter(({ name }) => name.includes(view.q.trim().toUpperCase()))
    .slice(first, first + MOST_COUNTED)
    .map(({ name }) => name);
  const wantsNetworks = view.tab === 'asn-members' && asns.length > 0;
  const wantsSets = view.tab === 'as-set-members' && sets.length > 0;
  const names = useAsInfoList(wantsNetworks ? { body: asns } : null);
  const counts = useIrr(networkCounts, wantsNetworks ? { asns } : null);
  const ofSets = useIrr(asSetCounts, wantsSets ? { names: sets } : null, { keepPrevious: true });
  if (wantsNetworks && (names.isLoading || counts.isLoading)) return undefined;
  if (wantsSets && ofSets.isLoading) return undefined;
  return memberFacts(names.data ?? [], counts.data?.asnPrefixCount ?? [], ofSets.data ?? NO_SETS);
}
