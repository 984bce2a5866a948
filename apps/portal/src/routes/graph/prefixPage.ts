import type { InputOf } from '@routeglass/api-client/client';
import type { prefixes } from '@routeglass/api-client/endpoint/prefixes';

type Question = InputOf<typeof prefixes>;

/** Prefixes that the picker lists at a time. */
export const PREFIXES_A_PAGE = 20;

/** The query for a page of a network's prefixes; by default the first page of all of them. */
export function prefixPage(asn: number, q = '', page = 1): Question {
  return { params: { asn }, query: { q, page, 'page-size': PREFIXES_A_PAGE } };
}
