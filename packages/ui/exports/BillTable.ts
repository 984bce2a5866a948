export { BillTable, type BillTableProps } from '../src/widgets/BillTable/BillTable.tsx';
export { billStates, billStateWords, isOwed, type Bill, type BillAction, type BillState } from '../src/facts/bill.ts';
