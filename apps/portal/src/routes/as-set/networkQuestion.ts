import type { AsSetView } from '@routeglass/ui/AsSetTabs';
import { isByFacts, MOST_NAMED } from './asSet.ts';

/** Which networks of which set are asked for, and in which order. */
export interface NetworkQuestion {
  readonly name: string;
  readonly sources: readonly string[] | null;
  readonly recursively: boolean;
  readonly q: string;
  readonly sortBy: string;
  readonly order: 'asc' | 'desc';
}

/**
 * What is asked where one call cannot name all networks of the set that the view's order or text looks at; null where the page has what it takes. `networks`
 * is how many the registries of the view list.
 */
export function networkQuestion(name: string, networks: number, view: AsSetView): NetworkQuestion | null {
  const { tab, source, recursively, q, sort } = view;
  if (tab !== 'asn-members' || networks <= MOST_NAMED || !isByFacts(view)) return null;
  const sources = source === null ? null : [source];
  return { name, sources, recursively, q, sortBy: sort?.column ?? 'asn', order: sort?.order ?? 'asc' };
}
