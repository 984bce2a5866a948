export { FreshnessLine, type FreshnessLineProps } from '../src/widgets/FreshnessLine/FreshnessLine.tsx';
export type { RouteAge } from '../src/widgets/FreshnessLine/freshness.ts';
export type { PageSource } from '../src/facts/sourceGroups.ts';
