export type {
  EmbedElement,
  EmbedElementClass,
  EmbedEventMap,
  ErrorDetail,
  SelectDetail,
} from '../src/element/EmbedElement.ts';
export { IncidentListElement } from '../src/incident-list/IncidentListElement.ts';
