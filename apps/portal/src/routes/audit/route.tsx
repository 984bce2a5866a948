import { auditPage } from '@routeglass/api-client/page/account';
import { useAudit } from '@routeglass/api-client/hooks';
import { AuditTable } from '@routeglass/ui/AuditTable';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(auditPage);

const defaults = { q: '', page: 1, 'page-size': 50 };

/** Who did what. */
export default function Audit() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const page = readWhole(search, 'page', 1);
  const pageSize = readChoice(search, 'page-size', pageSizes, 50);
  const audit = useAudit({ query: { q: filter, page, 'page-size': pageSize } }, { keepPrevious: true });
  return (
    <AuditTable
      entries={faceOf(audit, ({ data, record_count }) => ({
        rows: data.map(({ at, ...entry }) => ({ ...entry, at: new Date(at) })),
        total: record_count,
      }))}
      view={{ filter, page, pageSize }}
      isStale={audit.isLoading}
      onViewChange={(next) => {
        const values = { q: next.filter, page: next.page, 'page-size': next.pageSize };
        setSearch(writeParameters(values, defaults, search), { preventScrollReset: true });
      }}
    />
  );
}
