import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { billsPage } from '@routeglass/api-client/page/billing';
import { billStates, billStateWords, BillTable } from '@routeglass/ui/BillTable';
import { FilterSelector } from '@routeglass/ui/FilterSelector';
import { ListFilter } from '@routeglass/ui/ListFilter';
import { Stack } from '@routeglass/ui/Stack';
import { chosenList } from '../../lists/paged/chosenList.ts';
import { useChosenList } from '../../lists/paged/useChosenList.ts';
import { useAct, useAnswer } from '../../session/RecentSignIn.tsx';
import { billOf } from '../../wire/billing.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { LedgerState } from '../../lists/ledger/LedgerState.tsx';

export const meta = metaOf(billsPage);

const list = chosenList({ choices: { state: billStates } });
const states = billStates.map((id) => ({ id, name: billStateWords[id] }));

/** All bills, with buttons to mark them as paid and to credit them. */
export default function Bills() {
  const { rows, table, state, narrow, change, answer } = useChosenList(calls.allBills, list, billOf);
  const { view } = state;
  const isNarrowed = view.filter !== '' || view.state !== null;
  const [pay, credit] = [useSend(calls.payBill), useSend(calls.creditBill)];
  const act = useAct();
  const confirm = useAnswer();
  return (
    <Stack gap={24}>
      <LedgerState key={answer.data?.record_count} />
      <BillTable
        {...table}
        bills={rows}
        onViewChange={(next) => change({ view: { ...view, page: 1, ...next } })}
        isNarrowed={isNarrowed}
        onPay={(id) => void act(() => pay.send({ params: { id } }), answer.retry)}
        onCredit={(id, reason) =>
          confirm(() => credit.send({ params: { id }, body: { reason } }), answer.retry, ['reason'])
        }
        tools={
          <>
            <ListFilter
              label="Filter bills"
              value={view.filter}
              onChange={(filter) => narrow({ view: { ...view, page: 1, filter } })}
            />
            <FilterSelector
              title="State"
              options={states}
              selected={view.state}
              onChange={(next) => narrow({ view: { ...view, page: 1, state: next } })}
            />
          </>
        }
      />
    </Stack>
  );
}
