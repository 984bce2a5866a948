import type { QueryOf } from '@routeglass/api-client/contract';
import { sources } from '@routeglass/api-client/endpoint/sources';
import { useCall } from '@routeglass/api-client/hooks';
import { unjudgedBy, type VerdictSource } from '@routeglass/ui/ValidityBadge';

/**
 * Verdict sources that are not loaded for a network or prefix, or for all networks of one world. Undefined until known, so that no verdict changes
 * after it is shown. Empty if the server does not say.
 */
export function useUnjudged(
  about: QueryOf<typeof sources> | null,
  sample?: boolean,
): readonly VerdictSource[] | undefined {
  const { data, error } = useCall(sources, about && { query: about });
  if (error) return [];
  return data && unjudgedBy(data, sample);
}
