import { entriesOf, type WireSchema } from './endpoint.ts';

const keys = ['data', 'results'] as const;

/** Where the rows of a list are in its answer. Undefined for a bare array, and for what is no list. */
export function rowsKeyOf(answer: WireSchema): (typeof keys)[number] | undefined {
  const entries = entriesOf(answer);
  return keys.find((key) => entries[key]?.type === 'array');
}
