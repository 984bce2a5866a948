import { billingEndpoints } from '@routeglass/api-client/billing';
import { ledgerPage } from '@routeglass/api-client/page/billing';
import { LedgerTable, type LedgerRow, type LedgerView } from '@routeglass/ui/LedgerTable';
import { Stack } from '@routeglass/ui/Stack';
import { usePagedList } from '../../lists/paged/usePagedList.ts';
import { ledgerRowOf } from '../../wire/billing.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { LedgerState } from '../../lists/ledger/LedgerState.tsx';
import { ledgerList } from './address.ts';

export const meta = metaOf(ledgerPage);

/** The ledger with its balances and the checker's result. */
export default function Ledger() {
  const { rows, table } = usePagedList<
    typeof billingEndpoints.ledger,
    { readonly view: LedgerView },
    LedgerRow,
    LedgerView
  >(billingEndpoints.ledger, {}, ledgerList, ledgerRowOf);
  return (
    <Stack gap={24}>
      <LedgerState />
      <LedgerTable rows={rows} {...table} />
    </Stack>
  );
}
