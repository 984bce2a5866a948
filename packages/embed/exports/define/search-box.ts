import { define } from '../../src/element/define.ts';
import { SearchBoxElement } from '../../src/search-box/SearchBoxElement.ts';

define('rg-search-box', SearchBoxElement);

declare global {
  interface HTMLElementTagNameMap {
    'rg-search-box': InstanceType<typeof SearchBoxElement>;
  }
}

export { SearchBoxElement };
