import type { RawHrefs } from '@routeglass/ui/RawObject';

/** Where networks and prefixes in a raw text lead. */
export const rawHrefs: RawHrefs = {
  asn: (asn) => `/as/${asn}`,
  prefix: (prefix) => `/search?query=${encodeURIComponent(prefix)}`,
};
