import { DAY_MS } from '@routeglass/domain/time';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';

/** How many prefixes of a network changed between the end of the day before and the newest data; undefined until that is known, null where it cannot be. */
export function useLatestChanges(asn: number, asOf: string | null | undefined): number | null | undefined {
  const days = asOf ? { from: dayOf(Date.parse(asOf) - DAY_MS), until: dayOf(Date.parse(asOf)) } : null;
  const { data, error } = useCall(calls.prefixChanges, days && { params: { asn }, query: days });
  if (!data) return error ? null : undefined;
  return data.added + data.gone + data.changed;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
