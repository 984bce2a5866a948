import { define } from '../../src/element/define.ts';
import { RouteGraphElement } from '../../src/route-graph/RouteGraphElement.ts';

define('rg-route-graph', RouteGraphElement);

declare global {
  interface HTMLElementTagNameMap {
    'rg-route-graph': InstanceType<typeof RouteGraphElement>;
  }
}

export { RouteGraphElement };
