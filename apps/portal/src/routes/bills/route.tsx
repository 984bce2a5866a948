import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { billsPage } from '@routeglass/api-client/page/billing';
import { billStates, billStateWords, BillTable } from '@routeglass/ui/BillTable';
import { FilterSelector } from '@routeglass/ui/FilterSelector';
import { ListFilter } from '@routeglass/ui/ListFilter';
import { Stack } from '@routeglass/ui/Stack';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { billOf } from '../../wire/billing.ts';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { LedgerState } from '../../lists/ledger/LedgerState.tsx';

export const meta = metaOf(billsPage);

const defaults = { q: '', state: '', page: 1, 'page-size': 50 };
const states = billStates.map((id) => ({ id, name: billStateWords[id] }));

/** All bills: who owes, who has paid, and what is taken back. */
export default function Bills() {
  const [search, setSearch] = useSearchParams();
  const state = readChoice(search, 'state', [...billStates, ''], '');
  const filter = readFilter(search);
  const page = readWhole(search, 'page', 1);
  const pageSize = readChoice(search, 'page-size', pageSizes, 50);
  const bills = useCall(
    calls.allBills,
    { query: { q: filter, state, page, 'page-size': pageSize } },
    { keepPrevious: true },
  );
  const [pay, credit] = [useSend(calls.payBill), useSend(calls.creditBill)];
  const act = useAct();
  const change = (next: Readonly<Record<string, string | number>>): void =>
    setSearch(writeParameters({ q: filter, state, page: 1, 'page-size': pageSize, ...next }, defaults, search), {
      preventScrollReset: true,
    });
  return (
    <Stack gap={24}>
      <LedgerState key={bills.data?.record_count} />
      <BillTable
        bills={faceOf(bills, ({ data, record_count }) => ({ rows: data.map(billOf), total: record_count }))}
        view={{ page, pageSize }}
        onViewChange={(next) => change({ page: next.page ?? 1, 'page-size': next.pageSize ?? pageSize })}
        isStale={bills.isLoading}
        isNarrowed={filter !== '' || state !== ''}
        onAction={(id, action, reason) =>
          void (action === 'pay'
            ? act(() => pay.send({ params: { id } }), bills.retry)
            : act(() => credit.send({ params: { id }, body: { reason } }), bills.retry))
        }
        tools={
          <>
            <ListFilter label="Filter bills" value={filter} onChange={(q) => change({ q })} />
            <FilterSelector
              title="State"
              options={states}
              selected={state || null}
              onChange={(next) => change({ state: next ?? '' })}
            />
          </>
        }
      />
    </Stack>
  );
}
