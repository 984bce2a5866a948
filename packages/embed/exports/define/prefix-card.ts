import { define } from '../../src/element/define.ts';
import { PrefixCardElement } from '../../src/prefix-card/PrefixCardElement.ts';

define('rg-prefix-card', PrefixCardElement);

export { PrefixCardElement };
