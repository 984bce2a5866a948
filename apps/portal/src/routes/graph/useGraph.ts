import type { Endpoints } from '@routeglass/api-client/contract';
import { useRouteGraph, useRouteGraphExtended, type Call } from '@routeglass/api-client/hooks';
import type { GraphAddress } from './address.ts';

/** The graph that an address asks for. Nothing is asked until there are a prefix and at least one target. */
export function useGraph(asn: number, { prefix, targets, extended }: GraphAddress): Call<Endpoints['routeGraph']> {
  const input =
    prefix === null || targets.length === 0 ? null : { params: { asn }, query: { prefix, targets: [...targets] } };
  const seen = useRouteGraph(extended ? null : input, { keepPrevious: true });
  const possible = useRouteGraphExtended(extended ? input : null, { keepPrevious: true });
  return extended ? possible : seen;
}
