export {
  AccessRequestTable,
  type AccessRequestTableProps,
} from '../src/widgets/AccessRequestTable/AccessRequestTable.tsx';
export type { AccessRequest } from '../src/widgets/AccessRequestTable/accessRequest.ts';
