import * as calls from '@routeglass/api-client/calls';
import { prefixEndpoints } from '@routeglass/api-client/prefixes';
import { useCall } from '@routeglass/api-client/hooks';
import type { GraphData } from '@routeglass/ui/RouteGraph';
import type { GraphAddress } from './address.ts';
import { prefixPage } from './prefixPage.ts';
import { emptyFace, failedFace, type GraphFace } from '../../graphs/graphFace.ts';

const loading = { graph: { status: 'loading' } } as const;

/**
 * Shown in place of the graph while there is no prefix or target: loading while the pickers choose one themselves, or the reason why they choose
 * none. Null if both are there.
 */
export function useMissingChoice(
  asn: number,
  { prefix, targets }: Pick<GraphAddress, 'prefix' | 'targets'>,
  /** Whether the reader removed all targets: then none is chosen automatically. */
  wereCleared: boolean,
): GraphFace<GraphData> | null {
  const prefixes = useCall(prefixEndpoints.prefixes, prefix === null ? prefixPage(asn) : null);
  const isWithoutTargets = prefix !== null && targets.length === 0;
  const presets = useCall(calls.targetPresets, isWithoutTargets ? { params: { asn }, query: { prefix } } : null);
  if (prefix === null) {
    if (prefixes.data?.record_count === 0) return emptyFace(asn, 'no-prefixes');
    return failedFace(asn, prefixes) ?? loading;
  }
  if (!isWithoutTargets) return null;
  const chosen = presets.data?.[0]?.asns.length ?? 0;
  if (presets.data && (wereCleared || chosen === 0)) return emptyFace(asn, 'no-graph');
  return failedFace(asn, presets) ?? loading;
}
