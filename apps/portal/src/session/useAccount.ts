import type { SessionFacts } from '@routeglass/api-client/accounts';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';

/**
 * The signed-in account: null for a guest, undefined while unknown. Readers of the sample have none. A temporary server failure does not sign anyone
 * out.
 */
export function useAccount(): SessionFacts | null | undefined {
  const session = useCall(calls.session, {});
  const sample = useCall(calls.sampleSession, {});
  if (session.error && (session.error.status === 401 || !session.data)) return null;
  if (!session.data || (!sample.data && !sample.error)) return undefined;
  return sample.data?.session ? null : session.data;
}
