export { PlanComparison, type PlanComparisonProps } from '../src/widgets/PlanComparison/PlanComparison.tsx';
export {
  cellValues,
  comparedPlans,
  comparisonTabs,
  type CellValue,
  type ComparedFeature,
  type ComparedPlan,
  type Comparison,
  type ComparisonTab,
} from '../src/widgets/PlanComparison/comparison.ts';
