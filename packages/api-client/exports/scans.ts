export { scanCalls, scanEndpoints, scanSorts } from '../src/contract/scans/scanCalls.ts';
export type { ScanCalls, ScanFilters } from '../src/contract/scans/scanCalls.ts';
export { scanRow, scanType } from '../src/contract/scans/scanRow.ts';
export type { ScanRow } from '../src/contract/scans/scanRow.ts';
