import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { announcedPrefix } from '../entities.ts';
import { asnText, ipFilter, nothing, page, paged, pageSize, text } from '../wire.ts';

export const prefixSortKeys = ['prefix', 'propagation', 'roa'] as const;

/** The prefixes that a network announces in the loaded tables, in prefix order unless asked otherwise. `q` counts only when longer than 1 character. */
export const prefixes = defineEndpoint({
  name: 'prefixes',
  summary: 'Prefixes that a network announces',
  topic: 'prefixes',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/connectivity/prefixes/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: v.object({
    ip: v.optional(ipFilter, 'all'),
    q: v.optional(text, ''),
    page,
    'page-size': pageSize,
    'sort-by': v.optional(v.picklist(prefixSortKeys), 'prefix'),
    order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
  }),
  body: nothing,
  answer: paged(announcedPrefix),
});
