export type {
  EmbedElement,
  EmbedElementClass,
  EmbedEventMap,
  ErrorDetail,
  SelectDetail,
} from '../src/element/EmbedElement.ts';
export { VisibilityChartElement } from '../src/visibility-chart/VisibilityChartElement.ts';
