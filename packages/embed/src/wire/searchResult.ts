import type { SearchResult as WireResult } from '@routeglass/api-client/contract';
import type { SearchResult } from '@routeglass/ui/SearchResult';
import { announcedPrefix, network } from './network.ts';

/** A thing found as widgets take it. */
export function searchResult({ type, data }: WireResult): SearchResult {
  switch (type) {
    case 'autonomous-system':
      return { type, ...network(data), orgName: data.org_name };
    case 'origin':
      return { type, prefix: data.prefix, origin: network(data.origin) };
    case 'prefix':
      return { type, ...announcedPrefix(data) };
    default:
      return { type, ...data } as SearchResult;
  }
}
