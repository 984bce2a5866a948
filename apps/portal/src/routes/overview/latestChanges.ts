import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';

type Changes = Pick<AnswerOf<Endpoints['prefixChanges']>, 'added' | 'gone' | 'changed' | 'known_from'>;

/** How many prefixes changed since an instant (ISO 8601); null if no data is that old, since everything would count as added. */
export function changesSince(from: string, { added, gone, changed, known_from: knownFrom }: Changes): number | null {
  if (knownFrom !== null && Date.parse(knownFrom) >= Date.parse(from)) return null;
  return added + gone + changed;
}
