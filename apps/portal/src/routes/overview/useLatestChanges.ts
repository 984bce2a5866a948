import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { prefixesPage } from '@routeglass/api-client/page/network';
import { hrefOf } from '@routeglass/api-client/pages';
import type { AsOverview } from '@routeglass/ui/AsOverviewCards';
import { lastDay, writeDays } from '../../lists/comparison/comparison.ts';
import { changesSince } from './latestChanges.ts';

/** How many prefixes of a network changed in the 24 hours before the newest data, and the address of their list. */
export function useLatestChanges(
  asn: number,
  asOf: string | null | undefined,
): { readonly changes: AsOverview['changes']; readonly changesHref: string | undefined } {
  const times = asOf ? lastDay(asOf) : null;
  const { data, error } = useCall(calls.prefixChanges, times && { params: { asn }, query: times });
  if (!times || !data) return { changes: error ? null : undefined, changesHref: undefined };
  const search = writeDays(times, new URLSearchParams());
  return {
    changes: changesSince(times.from, data),
    changesHref: hrefOf(prefixesPage, { asn }, search),
  };
}
