import { createElementClass } from '../element/createElementClass.tsx';
import type { EmbedElementClass } from '../element/EmbedElement.ts';
import { PrefixCardView } from './PrefixCardView.tsx';

interface PrefixCardAttributes {
  /** The prefix, such as `192.0.2.0/24`. */
  prefix: string | null;
  /** The announcing network, if several announce the prefix. Default: all of them. */
  asn: string | null;
}

/** `<rg-prefix-card>`: the origin of a prefix, its visibility and its validity. */
export const PrefixCardElement: EmbedElementClass<PrefixCardAttributes> = createElementClass({
  attributes: ['prefix', 'asn'],
  View: PrefixCardView,
});
