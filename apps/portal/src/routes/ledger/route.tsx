import { billingEndpoints } from '@routeglass/api-client/billing';
import { useCheckLedger } from '@routeglass/api-client/hooks';
import { ledgerPage } from '@routeglass/api-client/page/billing';
import { LedgerTable, LedgerVerdict, type LedgerRow, type LedgerView } from '@routeglass/ui/LedgerTable';
import { Stack } from '@routeglass/ui/Stack';
import { usePagedList } from '../../lists/paged/usePagedList.ts';
import { ledgerCheckOf, ledgerRowOf } from '../../wire/billing.ts';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { ledgerList } from './address.ts';

export const meta = metaOf(ledgerPage);

/** The ledger with its balances, and whether the checker agrees. */
export default function Ledger() {
  const check = useCheckLedger({});
  const { rows, table } = usePagedList<
    typeof billingEndpoints.ledger,
    { readonly view: LedgerView },
    LedgerRow,
    LedgerView
  >(billingEndpoints.ledger, {}, ledgerList, ledgerRowOf);
  return (
    <Stack gap={24}>
      <LedgerVerdict check={faceOf(check, ledgerCheckOf)} />
      <LedgerTable rows={rows} {...table} />
    </Stack>
  );
}
