import { domainRequestsPage } from '@routeglass/api-client/page/access';
import type { DomainAccessRequestRow } from '@routeglass/api-client/accounts';
import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { AccessRequestTable, type AccessRequest } from '@routeglass/ui/AccessRequestTable';
import { chosenList } from '../../lists/paged/chosenList.ts';
import { useChosenList } from '../../lists/paged/useChosenList.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(domainRequestsPage);

const list = chosenList({ choices: {}, hasFilter: false });

const requestOf = (row: DomainAccessRequestRow): AccessRequest => ({
  id: `${row.user_id} ${row.domain}`,
  subject: row.domain,
  subjectName: null,
  name: `${row.firstname} ${row.lastname}`,
  email: row.email,
  status: row.status,
  updated: new Date(row.updated),
});

/** All accounts' requests for domains. */
export default function DomainRequests() {
  const { rows, table, answer } = useChosenList(calls.domainAccessRequests, list, requestOf);
  const [approve, reject] = [useSend(calls.approveDomainAccess), useSend(calls.rejectDomainAccess)];
  const act = useAct();
  return (
    <AccessRequestTable
      {...table}
      kind="domain"
      requests={rows}
      onAction={({ id }, action) => {
        const row = answer.data?.data.find((each) => `${each.user_id} ${each.domain}` === id);
        if (!row) return;
        const params = { userId: row.user_id, token: row.token };
        const send = action === 'approve' ? () => approve.send({ params }) : () => reject.send({ params });
        void act(send, answer.retry);
      }}
    />
  );
}
