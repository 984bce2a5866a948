export { VirtualTable, type VirtualTableProps } from '../src/primitives/VirtualTable/VirtualTable.tsx';
