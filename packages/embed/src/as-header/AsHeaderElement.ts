import { createElementClass } from '../element/createElementClass.tsx';
import type { EmbedElementClass } from '../element/EmbedElement.ts';
import { AsHeaderView } from './AsHeaderView.tsx';

interface AsHeaderAttributes {
  /** The network, such as `64512` or `AS64512`. */
  asn: string | null;
}

/** `<rg-as-header>`: a network's name, holder, country and positions. */
export const AsHeaderElement: EmbedElementClass<AsHeaderAttributes> = createElementClass({
  attributes: ['asn'],
  View: AsHeaderView,
});
