import { createElementClass } from '../element/createElementClass.tsx';
import type { EmbedElementClass } from '../element/EmbedElement.ts';
import { SearchBoxView } from './SearchBoxView.tsx';

interface SearchBoxAttributes {
  /** `header` (the default) or `hero`, which is larger. */
  size: string | null;
  /** The text that stands in the field at first. */
  value: string | null;
}

/** `<rg-search-box>`: the way from any page to a network, prefix, address or domain. */
export const SearchBoxElement: EmbedElementClass<SearchBoxAttributes> = createElementClass({
  attributes: ['size', 'value'],
  View: SearchBoxView,
});
