export { VisibilityChart, type VisibilityChartProps } from '../src/widgets/VisibilityChart/VisibilityChart.tsx';
export type { VisibilityPoint, VisibilityTimeline } from '../src/widgets/VisibilityChart/timeline.ts';
