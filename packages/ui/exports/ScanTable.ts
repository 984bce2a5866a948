export { ScanTable, type ScanTableProps } from '../src/widgets/ScanTable/ScanTable.tsx';
export {
  scanKinds,
  scanWords,
  type ScanFinding,
  type ScanGroup,
  type ScanKind,
  type ScanType,
} from '../src/widgets/ScanTable/scan.ts';
