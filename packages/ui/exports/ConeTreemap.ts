export { ConeTreemap, type ConeTreemapProps } from '../src/widgets/ConeTreemap/ConeTreemap.tsx';
export type { ConeCustomer } from '../src/widgets/ConeTreemap/coneTiles.ts';
