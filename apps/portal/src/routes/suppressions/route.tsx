import { suppressionsPage } from '@routeglass/api-client/page/operations';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { SuppressionTable } from '@routeglass/ui/SuppressionTable';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(suppressionsPage);

const defaults = { q: '', page: 1, 'page-size': 50 };

/** Addresses that get no mail. */
export default function Suppressions() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const page = readWhole(search, 'page', 1);
  const pageSize = readChoice(search, 'page-size', pageSizes, 50);
  const suppressions = useCall(
    calls.suppressions,
    { query: { q: filter, page, 'page-size': pageSize } },
    { keepPrevious: true },
  );
  const [suppress, allow] = [useSend(calls.suppressAddress), useSend(calls.allowAddress)];
  const act = useAct();
  return (
    <SuppressionTable
      suppressions={faceOf(suppressions, ({ data, record_count }) => ({
        rows: data.map(({ since, ...row }) => ({ ...row, since: new Date(since) })),
        total: record_count,
      }))}
      view={{ filter, page, pageSize }}
      isStale={suppressions.isLoading}
      onViewChange={(next) => {
        const values = { q: next.filter, page: next.page, 'page-size': next.pageSize };
        setSearch(writeParameters(values, defaults, search), { preventScrollReset: true });
      }}
      onSuppress={(body) => void act(() => suppress.send({ body }), suppressions.retry)}
      onAllow={(email) => void act(() => allow.send({ params: { email } }), suppressions.retry)}
    />
  );
}
