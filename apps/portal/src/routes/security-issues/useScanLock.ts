import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { type ScanKind, scanGroups } from '@routeglass/domain/scan';
import type { ScanLockProps } from '@routeglass/ui/ScanTable';
import { useAccount } from '../../session/useAccount.ts';
import { faceOf } from '../../wire/face.ts';

/** Shown in place of rows that the reader may not see; undefined if there is no such lock. `refusal` is the status of the list's answer. */
export function useScanLock(asn: number, kind: ScanKind, refusal: number | undefined): ScanLockProps | undefined {
  const isLocked = refusal === 401 || refusal === 403;
  // A sample session reads like a subscriber, but is not signed in.
  const account = useAccount();
  const overview = useCall(calls.scanOverview, isLocked ? { params: { asn }, query: {} } : null);
  if (!isLocked) return undefined;
  return {
    asn,
    visitor: account ? 'account' : 'guest',
    counts: faceOf(overview, (types) => types.filter(({ group }) => group === scanGroups[kind])),
  };
}
