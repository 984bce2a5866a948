import { define } from '../../src/element/define.ts';
import { PrefixCardElement } from '../../src/prefix-card/PrefixCardElement.ts';

define('rg-prefix-card', PrefixCardElement);

declare global {
  interface HTMLElementTagNameMap {
    'rg-prefix-card': InstanceType<typeof PrefixCardElement>;
  }
}

export { PrefixCardElement };
