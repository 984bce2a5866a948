import { asSetPage } from '@routeglass/api-client/page/entity';
import { overviewPage } from '@routeglass/api-client/page/network';
import { hrefOf } from '@routeglass/api-client/pages';
import { prefixHref } from '@routeglass/ui/PrefixLink';
import type { RawHrefs } from '@routeglass/ui/RawObject';

/** Links for networks, prefixes and AS-SETs in a raw text. */
export const rawHrefs: RawHrefs = {
  asn: (asn) => hrefOf(overviewPage, { asn }),
  asSet: (name) => hrefOf(asSetPage, { name }),
  prefix: prefixHref,
};
