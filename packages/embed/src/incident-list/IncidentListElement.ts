import { createElementClass } from '../element/createElementClass.tsx';
import type { EmbedElementClass } from '../element/EmbedElement.ts';
import { IncidentListView } from './IncidentListView.tsx';

interface IncidentListAttributes {
  /** The network that the incidents are about. Default: all networks. */
  asn: string | null;
  /** `ongoing` (the default), `ended` or `all`. */
  state: string | null;
  /** Rows per page, 1 to 100. Default 10. */
  pageSize: string | null;
}

/** `<rg-incident-list>`: route leaks, hijacks and bogons, of all networks or of one. */
export const IncidentListElement: EmbedElementClass<IncidentListAttributes> = createElementClass({
  attributes: ['asn', 'state', 'page-size'],
  View: IncidentListView,
});
