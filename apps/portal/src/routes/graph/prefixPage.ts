import type { usePrefixes } from '@routeglass/api-client/hooks';

type Question = NonNullable<Parameters<typeof usePrefixes>[0]>;

/** Prefixes that the picker lists at a time. */
export const PREFIXES_A_PAGE = 20;

/** The question for a page of a network's prefixes; the first page of all of them where nothing else is said. */
export function prefixPage(asn: number, q = '', page = 1): Question {
  return { params: { asn }, query: { q, page, 'page-size': PREFIXES_A_PAGE } };
}
