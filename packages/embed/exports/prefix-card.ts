export type {
  EmbedElement,
  EmbedElementClass,
  EmbedEventMap,
  ErrorDetail,
  SelectDetail,
} from '../src/element/EmbedElement.ts';
export { PrefixCardElement } from '../src/prefix-card/PrefixCardElement.ts';
