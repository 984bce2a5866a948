import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { verdictSources, type VerdictSource } from '@routeglass/ui/PrefixTable';
import { unjudgedBy } from '@routeglass/ui/ValidityBadge';
import { missingOf } from './missingSources.ts';

const ALL_JUDGED: readonly VerdictSource[] = [];

/** Sources needed for verdicts on a network's prefixes that are not loaded. */
export function useUnjudged(asn: number): readonly VerdictSource[] {
  const { data } = useCall(calls.asOverview, { params: { asn } });
  if (!data) return ALL_JUDGED;
  const missing = missingOf(data.missing_sources);
  return verdictSources.filter((source) => missing.includes(source));
}

/** The same for the prefixes around a prefix. */
export function useUnjudgedBeside(prefix: string): readonly VerdictSource[] {
  const { data } = useCall(calls.sources, { query: { prefix } });
  return data ? unjudgedBy(data) : ALL_JUDGED;
}

/** The same for a list with prefixes of both worlds, each judged by the sources of its own world. */
export function useUnjudgedByWorld(): (row: { readonly sample?: boolean | undefined }) => readonly VerdictSource[] {
  const { data } = useCall(calls.sources, { query: {} });
  return ({ sample = false }) => (data ? unjudgedBy(data, sample) : ALL_JUDGED);
}
