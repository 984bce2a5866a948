import { visitsPage } from '@routeglass/api-client/page/operations';
import * as calls from '@routeglass/api-client/calls';
import type { VisitRow } from '@routeglass/api-client/people';
import { pages } from '@routeglass/api-client/pages';
import { VisitTable, visitSpans, type Visit, type VisitView } from '@routeglass/ui/VisitTable';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';
import { useChosenList } from '../../lists/paged/useChosenList.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(visitsPage);

const defaults = { q: '', days: 30, page: 1, 'page-size': 50 };
const labels = new Map(pages.map(({ id, label }) => [id, label]));

interface State {
  readonly view: VisitView;
}

/** Reads and writes the list in an address (`q`, `days`, `page`, `page-size`), and makes its query. */
const list = {
  read: (search: URLSearchParams): State => ({
    view: {
      filter: readFilter(search),
      days: readChoice(search, 'days', visitSpans, 30),
      page: readWhole(search, 'page', 1),
      pageSize: readChoice(search, 'page-size', pageSizes, 50),
    },
  }),
  write: ({ view: { filter, days, page, pageSize } }: State, before: URLSearchParams) =>
    writeParameters({ q: filter, days, page, 'page-size': pageSize }, defaults, before),
  query: ({ view: { filter, days, page, pageSize } }: State) =>
    ({ q: filter, days: `${days}`, page, 'page-size': pageSize }) as const,
};

const visitOf = ({ last, page: id, ...row }: VisitRow): Visit => ({
  ...row,
  page: labels.get(id) ?? id,
  last: new Date(last),
});

/** How often pages were opened and forms sent, by visitors who allow analytics. */
export default function Visits() {
  const { rows, table } = useChosenList(calls.visits, list, visitOf);
  return <VisitTable {...table} visits={rows} />;
}
