import { useCheckLedger } from '@routeglass/api-client/hooks';
import { LedgerVerdict } from '@routeglass/ui/LedgerTable';
import { ledgerCheckOf } from '../../wire/billing.ts';
import { faceOf } from '../../wire/face.ts';

/** Whether the ledger agrees with the bills and what is open. */
export function LedgerState() {
  return <LedgerVerdict check={faceOf(useCheckLedger({}), ledgerCheckOf)} />;
}
