import { define } from '../../src/element/define.ts';
import { AsHeaderElement } from '../../src/as-header/AsHeaderElement.ts';

define('rg-as-header', AsHeaderElement);

declare global {
  interface HTMLElementTagNameMap {
    'rg-as-header': InstanceType<typeof AsHeaderElement>;
  }
}

export { AsHeaderElement };
