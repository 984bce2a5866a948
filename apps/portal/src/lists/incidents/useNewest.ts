import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { useMemo } from 'react';

/** The time of the newest loaded route of a world; undefined until it is known, and if there is none. For null nothing is loaded yet. */
export function useNewest(
  world: { readonly asn: number } | { readonly sample: 'yes' | 'no' } | null,
): Date | undefined {
  const asOf = useCall(calls.currentDelay, world && { query: world }).data?.as_of;
  return useMemo(() => (asOf ? new Date(asOf) : undefined), [asOf]);
}
