import { visitsPage } from '@routeglass/api-client/page/operations';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { pages } from '@routeglass/api-client/pages';
import { VisitTable, visitSpans } from '@routeglass/ui/VisitTable';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(visitsPage);

const defaults = { q: '', days: 30, page: 1, 'page-size': 50 };
const labels = new Map(pages.map(({ id, label }) => [id, label]));

/** How often pages were opened and forms sent, by visitors who allow analytics. */
export default function Visits() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const days = readChoice(search, 'days', visitSpans, 30);
  const page = readWhole(search, 'page', 1);
  const pageSize = readChoice(search, 'page-size', pageSizes, 50);
  const query = { q: filter, days: `${days}`, page, 'page-size': pageSize } as const;
  const visits = useCall(calls.visits, { query }, { keepPrevious: true });
  return (
    <VisitTable
      visits={faceOf(visits, ({ data, record_count }) => ({
        rows: data.map(({ last, page: id, ...row }) => ({ ...row, page: labels.get(id) ?? id, last: new Date(last) })),
        total: record_count,
      }))}
      view={{ filter, days, page, pageSize }}
      isStale={visits.isLoading}
      onViewChange={(next) => {
        const values = { q: next.filter, days: next.days, page: next.page, 'page-size': next.pageSize };
        setSearch(writeParameters(values, defaults, search), { preventScrollReset: true });
      }}
    />
  );
}
