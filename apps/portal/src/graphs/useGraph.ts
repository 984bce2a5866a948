import type { Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { type Call, useCall } from '@routeglass/api-client/hooks';

interface GraphQuestion {
  readonly prefix: string | null;
  readonly targets: readonly number[];
  /** Whether to include possible routes. */
  readonly extended: boolean;
}

/** Loads the graph. Waits until there are a prefix and at least one target. */
export function useGraph(asn: number, { prefix, targets, extended }: GraphQuestion): Call<Endpoints['routeGraph']> {
  const input =
    prefix === null || targets.length === 0 ? null : { params: { asn }, query: { prefix, targets: [...targets] } };
  const seen = useCall(calls.routeGraph, extended ? null : input, { keepPrevious: true });
  const possible = useCall(calls.routeGraphExtended, extended ? input : null, { keepPrevious: true });
  return extended ? possible : seen;
}
