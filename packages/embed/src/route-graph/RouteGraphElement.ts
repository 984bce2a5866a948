import { createElementClass } from '../element/createElementClass.tsx';
import type { EmbedElementClass } from '../element/EmbedElement.ts';
import { RouteGraphView } from './RouteGraphView.tsx';

interface RouteGraphAttributes {
  /** The network that announces the prefix, such as `64512` or `AS64512`. */
  asn: string | null;
  /** The prefix. Default: the first that the network announces. */
  prefix: string | null;
  /** AS numbers from where the routes are seen, with commas between. Default: every peer of the collectors. */
  targets: string | null;
  /** There: possible routes of the relation model beside the seen ones. */
  extended: string | null;
}

/** `<rg-route-graph>`: along which paths a prefix is reached. */
export const RouteGraphElement: EmbedElementClass<RouteGraphAttributes> = createElementClass({
  attributes: ['asn', 'prefix', 'targets', 'extended'],
  View: RouteGraphView,
});
