export { ScanTable, type ScanTableProps } from '../src/widgets/ScanTable/ScanTable.tsx';
export type { ScanLockProps } from '../src/widgets/ScanTable/ScanLock.tsx';
export type { ScanEvidenceSource } from '../src/widgets/ScanTable/scanColumns.tsx';
export { scanEvidence, type ScanFacts, type ScanVerdict } from '../src/widgets/ScanTable/scanEvidence.ts';
export {
  scanKinds,
  scanWords,
  type ScanFinding,
  type ScanGroup,
  type ScanKind,
  type ScanType,
  type ScanTypeCount,
} from '../src/widgets/ScanTable/scan.ts';
