export { PrefixRecords, type PrefixRecordsProps } from '../src/widgets/PrefixRecords/PrefixRecords.tsx';
export type { CoveringRoa, PrefixObject } from '../src/widgets/PrefixRecords/prefixRecords.ts';
