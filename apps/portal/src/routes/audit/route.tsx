import { personEndpoints, type AuditRow } from '@routeglass/api-client/people';
import { auditPage } from '@routeglass/api-client/page/account';
import { AuditTable, type AuditEntry, type AuditView } from '@routeglass/ui/AuditTable';
import { usePagedList } from '../../lists/paged/usePagedList.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { auditList } from './address.ts';

export const meta = metaOf(auditPage);

const entryOf = ({ at, ...entry }: AuditRow): AuditEntry => ({ ...entry, at: new Date(at) });

/** The audit log. */
export default function Audit() {
  const { rows, table, answer } = usePagedList<
    typeof personEndpoints.audit,
    { readonly view: AuditView },
    AuditEntry,
    AuditView
  >(personEndpoints.audit, {}, auditList, entryOf);
  return <AuditTable entries={rows} actions={answer.data?.actions ?? []} {...table} />;
}
