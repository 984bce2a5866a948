import { allAsRequestsPage } from '@routeglass/api-client/page/access';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { AccessRequestTable } from '@routeglass/ui/AccessRequestTable';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readWhole, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(allAsRequestsPage);

/** Everybody's requests for networks. */
export default function AllAsRequests() {
  const [search, setSearch] = useSearchParams();
  const view = { page: readWhole(search, 'page', 1), pageSize: readChoice(search, 'page-size', pageSizes, 50) };
  const query = { page: view.page, 'page-size': view.pageSize };
  const requests = useCall(calls.asAccessRequests, { query }, { keepPrevious: true });
  const [approve, reject] = [useSend(calls.approveUserAsAccess), useSend(calls.rejectUserAsAccess)];
  const act = useAct();
  return (
    <AccessRequestTable
      kind="AS"
      requests={faceOf(requests, ({ data, record_count }) => ({
        rows: data.map((row) => ({
          id: String(row.id),
          subject: `AS${row.ASNum}`,
          subjectName: row.asname,
          name: `${row.firstname} ${row.lastname}`,
          email: row.email,
          status: row.status,
          updated: new Date(row.updated),
        })),
        total: record_count,
      }))}
      view={view}
      isStale={requests.isLoading}
      onViewChange={(next) =>
        setSearch(
          writeParameters({ page: next.page, 'page-size': next.pageSize }, { page: 1, 'page-size': 50 }, search),
          {
            preventScrollReset: true,
          },
        )
      }
      onAction={({ id }, action) => {
        const row = requests.data?.data.find((each) => String(each.id) === id);
        if (!row) return;
        const params = { asn: row.ASNum, userId: row.userId, token: row.token };
        const send = action === 'approve' ? () => approve.send({ params }) : () => reject.send({ params });
        void act(send, requests.retry);
      }}
    />
  );
}
