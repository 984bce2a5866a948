export type { EmbedElement, EmbedElementClass } from '../src/element/EmbedElement.ts';
export { SearchBoxElement } from '../src/search-box/SearchBoxElement.ts';
