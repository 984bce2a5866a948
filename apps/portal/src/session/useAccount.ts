import type { SessionFacts } from '@routeglass/api-client/accounts';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';

/** Who is signed in with an account: null is a guest, undefined is not known yet. The reader of the sample has none. A server that fails for a while signs no one out. */
export function useAccount(): SessionFacts | null | undefined {
  const session = useCall(calls.session, {});
  const sample = useCall(calls.sampleSession, {});
  if (session.error && (session.error.status === 401 || !session.data)) return null;
  if (!session.data || (!sample.data && !sample.error)) return undefined;
  return sample.data?.session ? null : session.data;
}
