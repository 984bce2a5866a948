import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { type ScanKind, scanGroups } from '@routeglass/domain/scan';
import type { ScanLockProps } from '@routeglass/ui/ScanTable';
import { useAccount } from '../../session/useAccount.ts';
import { faceOf } from '../../wire/face.ts';

/** What stands in the place of rows that the server keeps from the reader; undefined where it does not. `refusal` is the status of the list's answer. */
export function useScanLock(asn: number, kind: ScanKind, refusal: number | undefined): ScanLockProps | undefined {
  const isLocked = refusal === 401 || refusal === 403;
  // A sample session reads what subscribers do, but no one is signed in.
  const account = useAccount();
  const overview = useCall(calls.scanOverview, isLocked ? { params: { asn }, query: {} } : null);
  if (!isLocked) return undefined;
  return {
    asn,
    visitor: account ? 'account' : 'guest',
    counts: faceOf(overview, (types) => types.filter(({ group }) => group === scanGroups[kind])),
  };
}
