export { DataSources, type DataSourcesProps } from '../src/widgets/DataSources/DataSources.tsx';
export type { ContentProblem, DataSource } from '../src/widgets/DataSources/dataSource.ts';
export { type ImportState, isImporting } from '../src/widgets/DataSources/importState.ts';
