import { define } from '../../src/element/define.ts';
import { IncidentListElement } from '../../src/incident-list/IncidentListElement.ts';

define('rg-incident-list', IncidentListElement);

declare global {
  interface HTMLElementTagNameMap {
    'rg-incident-list': InstanceType<typeof IncidentListElement>;
  }
}

export { IncidentListElement };
