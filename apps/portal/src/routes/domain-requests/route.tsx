import { domainRequestsPage } from '@routeglass/api-client/page/access';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { AccessRequestTable } from '@routeglass/ui/AccessRequestTable';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readWhole, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(domainRequestsPage);

/** Everybody's requests for domains. */
export default function DomainRequests() {
  const [search, setSearch] = useSearchParams();
  const view = { page: readWhole(search, 'page', 1), pageSize: readChoice(search, 'page-size', pageSizes, 50) };
  const query = { page: view.page, 'page-size': view.pageSize };
  const requests = useCall(calls.domainAccessRequests, { query }, { keepPrevious: true });
  const [approve, reject] = [useSend(calls.approveDomainAccess), useSend(calls.rejectDomainAccess)];
  const act = useAct();
  return (
    <AccessRequestTable
      kind="domain"
      requests={faceOf(requests, ({ data, record_count }) => ({
        rows: data.map((row) => ({
          id: `${row.user_id} ${row.domain}`,
          subject: row.domain,
          subjectName: null,
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
        const row = requests.data?.data.find((each) => `${each.user_id} ${each.domain}` === id);
        if (!row) return;
        const params = { userId: row.user_id, token: row.token };
        const send = action === 'approve' ? () => approve.send({ params }) : () => reject.send({ params });
        void act(send, requests.retry);
      }}
    />
  );
}
