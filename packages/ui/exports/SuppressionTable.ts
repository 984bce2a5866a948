export { SuppressionTable, type SuppressionTableProps } from '../src/widgets/SuppressionTable/SuppressionTable.tsx';
export type { NewSuppression, Suppression } from '../src/widgets/SuppressionTable/suppression.ts';
