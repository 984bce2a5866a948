export { IxTable, type IxTableProps } from '../src/widgets/IxTable/IxTable.tsx';
export type { InternetExchange, IxPresence } from '../src/facts/ix.ts';
