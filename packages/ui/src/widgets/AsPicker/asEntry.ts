import { parseAsn } from '@routeglass/domain/asn';

/** Number of letters of a name in a suggestion. */
const MOST_LETTERS = 14;

/** The AS number in the input: digits, optionally after `AS`. Null for anything else. */
export function asnOfEntry(entry: string): number | null {
  const text = entry.trim();
  return (/^(as)?\d+$/i.test(text) ? parseAsn(text) : undefined) ?? null;
}

/** The name as a suggestion shows it: its first 14 characters, with an ellipsis if cut. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : name;
}

/** Note beside a suggested number: its name, and whether it belongs to the simulated Internet. */
export function noteOf(name: string | null, sample: boolean | undefined): string {
  return [...(name ? [shortName(name)] : []), ...(sample ? ['Demo data'] : [])].join(' · ');
}
