export type { EmbedElement, EmbedElementClass } from '../src/element/EmbedElement.ts';
export { RouteGraphElement } from '../src/route-graph/RouteGraphElement.ts';
