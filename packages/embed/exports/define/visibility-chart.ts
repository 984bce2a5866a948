import { define } from '../../src/element/define.ts';
import { VisibilityChartElement } from '../../src/visibility-chart/VisibilityChartElement.ts';

define('rg-visibility-chart', VisibilityChartElement);

declare global {
  interface HTMLElementTagNameMap {
    'rg-visibility-chart': InstanceType<typeof VisibilityChartElement>;
  }
}

export { VisibilityChartElement };
