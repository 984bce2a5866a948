/** What scans look for, and how their reports are read. */
export { scanReportReader, scanSeverities } from '../src/scan/scanReport.ts';
export type { ScanReportReader, ScanReportRow, ScanSeverity } from '../src/scan/scanReport.ts';
export { scanGroups, scanKinds, scanTypes } from '../src/scan/scanTypes.ts';
export type { ScanGroup, ScanKind, ScanType } from '../src/scan/scanTypes.ts';
