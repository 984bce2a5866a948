import { classifyQuery, type Query } from '@routeglass/domain/query';
import type { SearchResult } from '../../facts/searchResult.ts';

/** A kind of result that has its own section. */
export type Section = Exclude<SearchResult['type'], 'special-purpose' | 'special-asn' | 'unknown'>;

const ORDER: readonly Section[] = ['autonomous-system', 'origin', 'prefix', 'domain', 'as-set', 'bgp-community'];

/** The sections in display order: the one with an exact match for the search comes first. */
export function sectionOrder(query: string, results: readonly SearchResult[]): readonly Section[] {
  const asked = classifyQuery(query);
  const exact = ORDER.find((section) => results.some((result) => result.type === section && isExact(result, asked)));
  return exact === undefined ? ORDER : [exact, ...ORDER.filter((section) => section !== exact)];
}

function isExact(result: SearchResult, asked: Query): boolean {
  switch (result.type) {
    case 'autonomous-system':
      return asked.kind === 'asn'
        ? result.asn === asked.asn
        : isNamed(result.asName, asked) || isNamed(result.orgName, asked);
    case 'domain':
      return asked.kind === 'domain' && result.name === asked.domain;
    case 'as-set':
      return isNamed(result.rpslPk, asked) || isNamed(`${result.source}::${result.rpslPk}`, asked);
    case 'bgp-community':
      return asked.kind === 'community' && result.community === asked.community;
    default:
      return false;
  }
}

function isNamed(name: string | null, { text }: Query): boolean {
  return name?.toUpperCase() === text.toUpperCase();
}
