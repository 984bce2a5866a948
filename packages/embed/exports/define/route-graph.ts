import { define } from '../../src/element/define.ts';
import { RouteGraphElement } from '../../src/route-graph/RouteGraphElement.ts';

define('rg-route-graph', RouteGraphElement);

export { RouteGraphElement };
