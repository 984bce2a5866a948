import { prefixHref } from '@routeglass/ui/PrefixLink';
import type { RawHrefs } from '@routeglass/ui/RawObject';

/** Where networks, prefixes and AS-SETs in a raw text lead. */
export const rawHrefs: RawHrefs = {
  asn: (asn) => `/as/${asn}`,
  asSet: (name) => `/as-set/${encodeURIComponent(name)}`,
  prefix: prefixHref,
};
