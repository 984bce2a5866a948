import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { LedgerVerdict } from '@routeglass/ui/LedgerTable';
import { ledgerCheckOf } from '../../wire/billing.ts';
import { faceOf } from '../../wire/face.ts';

/** Whether the ledger agrees with the bills and the open amounts. */
export function LedgerState() {
  return <LedgerVerdict check={faceOf(useCall(calls.checkLedger, {}), ledgerCheckOf)} />;
}
