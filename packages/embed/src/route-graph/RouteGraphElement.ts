import { createElementClass } from '../element/createElementClass.tsx';
import type { EmbedElementClass } from '../element/EmbedElement.ts';
import { RouteGraphView } from './RouteGraphView.tsx';

interface RouteGraphAttributes {
  /** The network that announces the prefix, such as `64512` or `AS64512`. */
  asn: string | null;
  /** The prefix. Default: the first that the network announces. */
  prefix: string | null;
  /** AS numbers of the vantage points to show routes from, comma-separated. Default: every vantage point. */
  targets: string | null;
  /** If present, also shows routes that the relation model considers possible. */
  extended: string | null;
}

/** `<rg-route-graph>`: the paths to a prefix. */
export const RouteGraphElement: EmbedElementClass<RouteGraphAttributes> = createElementClass({
  attributes: ['asn', 'prefix', 'targets', 'extended'],
  View: RouteGraphView,
});
