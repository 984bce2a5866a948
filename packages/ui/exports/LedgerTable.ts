export { LedgerTable, type LedgerTableProps } from '../src/widgets/LedgerTable/LedgerTable.tsx';
export { LedgerVerdict } from '../src/widgets/LedgerTable/LedgerVerdict.tsx';
export {
  ledgerKinds,
  type LedgerCheck,
  type LedgerKind,
  type LedgerRow,
  type LedgerView,
} from '../src/widgets/LedgerTable/ledgerRow.ts';
