import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { verdictSources, type VerdictSource } from '@routeglass/ui/PrefixTable';
import { unjudgedBy } from '@routeglass/ui/ValidityBadge';
import { missingOf } from './missingSources.ts';

const ALL_JUDGED: readonly VerdictSource[] = [];

/** What verdicts about a network's prefixes would rest on and is not loaded. */
export function useUnjudged(asn: number): readonly VerdictSource[] {
  const { data } = useCall(calls.asOverview, { params: { asn } });
  if (!data) return ALL_JUDGED;
  const missing = missingOf(data.missing_sources);
  return verdictSources.filter((source) => missing.includes(source));
}

/** The same of the prefixes beside one. */
export function useUnjudgedBeside(prefix: string): readonly VerdictSource[] {
  const { data } = useCall(calls.sources, { query: { prefix } });
  return data ? unjudgedBy(data) : ALL_JUDGED;
}

/** The same of a list that mixes prefixes of both worlds, each judged by the sources of its own. */
export function useUnjudgedByWorld(): (row: { readonly sample?: boolean | undefined }) => readonly VerdictSource[] {
  const { data } = useCall(calls.sources, { query: {} });
  return ({ sample = false }) => (data ? unjudgedBy(data, sample) : ALL_JUDGED);
}
