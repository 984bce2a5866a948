export { AuditTable, type AuditTableProps } from '../src/widgets/AuditTable/AuditTable.tsx';
export type { AuditEntry, AuditView } from '../src/widgets/AuditTable/auditEntry.ts';
