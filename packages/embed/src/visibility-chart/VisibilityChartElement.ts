import { createElementClass } from '../element/createElementClass.tsx';
import type { EmbedElementClass } from '../element/EmbedElement.ts';
import { VisibilityChartView } from './VisibilityChartView.tsx';

interface VisibilityChartAttributes {
  /** The prefix, such as `192.0.2.0/24`. */
  prefix: string | null;
  /** The network that announces it. Default: its most visible origin. */
  asn: string | null;
}

/** `<rg-visibility-chart>`: how many vantage points carried a prefix over the last days. */
export const VisibilityChartElement: EmbedElementClass<VisibilityChartAttributes> = createElementClass({
  attributes: ['prefix', 'asn'],
  View: VisibilityChartView,
});
