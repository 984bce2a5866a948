import { createElementClass } from '../element/createElementClass.tsx';
import type { EmbedElementClass } from '../element/EmbedElement.ts';
import { SearchBoxView } from './SearchBoxView.tsx';

interface SearchBoxAttributes {
  /** `header` (the default) or `hero`, which is larger. */
  size: string | null;
  /** The initial text of the field. */
  value: string | null;
}

/** `<rg-search-box>`: finds a network, prefix, address or domain from any page. */
export const SearchBoxElement: EmbedElementClass<SearchBoxAttributes> = createElementClass({
  attributes: ['size', 'value'],
  View: SearchBoxView,
});
