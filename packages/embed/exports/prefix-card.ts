export type { EmbedElement, EmbedElementClass } from '../src/element/EmbedElement.ts';
export { PrefixCardElement } from '../src/prefix-card/PrefixCardElement.ts';
