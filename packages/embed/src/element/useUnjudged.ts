import type { QueryOf } from '@routeglass/api-client/contract';
import { sources } from '@routeglass/api-client/endpoint/sources';
import { useCall } from '@routeglass/api-client/hooks';
import { unjudgedBy, type VerdictSource } from '@routeglass/ui/ValidityBadge';

/**
 * Sources of verdicts that are not loaded, among those that tell of a network or prefix, or of all networks of one world. Undefined until that is
 * known: a verdict must not turn into another one. None where the server does not say.
 */
export function useUnjudged(
  about: QueryOf<typeof sources> | null,
  sample?: boolean,
): readonly VerdictSource[] | undefined {
  const { data, error } = useCall(sources, about && { query: about });
  if (error) return [];
  return data && unjudgedBy(data, sample);
}
