import { createElementClass } from '../element/createElementClass.tsx';
import type { EmbedElementClass } from '../element/EmbedElement.ts';
import { PrefixCardView } from './PrefixCardView.tsx';

interface PrefixCardAttributes {
  /** The prefix, such as `192.0.2.0/24`. */
  prefix: string | null;
  /** The network whose announcement is meant, where several announce it. Default: all of them. */
  asn: string | null;
}

/** `<rg-prefix-card>`: who announces a prefix, how far it is seen and whether its origin is valid. */
export const PrefixCardElement: EmbedElementClass<PrefixCardAttributes> = createElementClass({
  attributes: ['prefix', 'asn'],
  View: PrefixCardView,
});
