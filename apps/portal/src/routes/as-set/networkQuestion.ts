import type { AsSetView } from '@routeglass/ui/AsSetTabs';
import { isByFacts, MOST_NAMED } from './asSet.ts';

/** A query for networks of a set, with its order. */
export interface NetworkQuestion {
  readonly name: string;
  readonly sources: readonly string[] | null;
  readonly recursively: boolean;
  readonly q: string;
  readonly sortBy: string;
  readonly order: 'asc' | 'desc';
}

/**
 * The query needed if the view's order or text depends on more networks than one call can name; null if the page has all it needs. `networks` is the
 * number of networks that the view's registries list.
 */
export function networkQuestion(name: string, networks: number, view: AsSetView): NetworkQuestion | null {
  const { tab, source, recursively, q, sort } = view;
  if (tab !== 'asn-members' || networks <= MOST_NAMED || !isByFacts(view)) return null;
  const sources = source === null ? null : [source];
  return { name, sources, recursively, q, sortBy: sort?.column ?? 'asn', order: sort?.order ?? 'asc' };
}
