export { scanGroups, scanKinds, scanTypes } from '../src/scan/scanTypes.ts';
export type { ScanGroup, ScanKind, ScanType } from '../src/scan/scanTypes.ts';
