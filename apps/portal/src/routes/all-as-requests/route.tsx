import { allAsRequestsPage } from '@routeglass/api-client/page/access';
import type { AsAccessRequestRow } from '@routeglass/api-client/accounts';
import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { AccessRequestTable, type AccessRequest } from '@routeglass/ui/AccessRequestTable';
import { chosenList } from '../../lists/paged/chosenList.ts';
import { useChosenList } from '../../lists/paged/useChosenList.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(allAsRequestsPage);

const list = chosenList({ choices: {}, hasFilter: false });

const requestOf = (row: AsAccessRequestRow): AccessRequest => ({
  id: String(row.id),
  subject: `AS${row.ASNum}`,
  subjectName: row.asname,
  name: `${row.firstname} ${row.lastname}`,
  email: row.email,
  status: row.status,
  updated: new Date(row.updated),
});

/** All accounts' requests for networks. */
export default function AllAsRequests() {
  const { rows, table, answer } = useChosenList(calls.asAccessRequests, list, requestOf);
  const [approve, reject] = [useSend(calls.approveUserAsAccess), useSend(calls.rejectUserAsAccess)];
  const act = useAct();
  return (
    <AccessRequestTable
      {...table}
      kind="AS"
      requests={rows}
      onAction={({ id }, action) => {
        const row = answer.data?.data.find((each) => String(each.id) === id);
        if (!row) return;
        const params = { asn: row.ASNum, userId: row.userId, token: row.token };
        const send = action === 'approve' ? () => approve.send({ params }) : () => reject.send({ params });
        void act(send, answer.retry);
      }}
    />
  );
}
