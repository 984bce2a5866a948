export type {
  EmbedElement,
  EmbedElementClass,
  EmbedEventMap,
  ErrorDetail,
  SelectDetail,
} from '../src/element/EmbedElement.ts';
export { AsHeaderElement } from '../src/as-header/AsHeaderElement.ts';
