import { ledgerKinds } from '@routeglass/api-client/billing';
import type { LedgerKind, LedgerView } from '@routeglass/ui/LedgerTable';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readSpan, readText, readWhole, writeParameters } from '../../address/parameters.ts';

const first = { account: '', kind: '', from: '', until: '', page: 1, 'page-size': 50 };

/** Reads the view from any address: `account`, `kind`, `from`, `until`, `page`, `page-size`. */
export function readLedger(search: URLSearchParams): LedgerView {
  return {
    account: readText(search, 'account'),
    kind: readChoice<LedgerKind | ''>(search, 'kind', [...ledgerKinds, ''], '') || null,
    days: readSpan(search),
    page: readWhole(search, 'page', 1),
    pageSize: readChoice(search, 'page-size', pageSizes, 50),
  };
}

/** Query of the ledger for a view. */
export function ledgerQuery({ account, kind, days, page, pageSize }: LedgerView) {
  return { account, kind: kind ?? '', ...days, page, 'page-size': pageSize } as const;
}

/** Reads and writes the list in an address, and makes its query. */
export const ledgerList = {
  read: (search: URLSearchParams) => ({ view: readLedger(search) }),
  write: ({ view }: { readonly view: LedgerView }, before: URLSearchParams) =>
    writeParameters(ledgerQuery(view), first, before),
  query: ({ view }: { readonly view: LedgerView }) => ledgerQuery(view),
};
