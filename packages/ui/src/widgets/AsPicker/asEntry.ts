import { parseAsn } from '@routeglass/domain/asn';

/** Letters of a name that stand in a suggestion. */
const MOST_LETTERS = 14;

/** The number that an entry stands for: digits, with `AS` before them if one likes. Null for everything else. */
export function asnOfEntry(entry: string): number | null {
  const text = entry.trim();
  return (/^(as)?\d+$/i.test(text) ? parseAsn(text) : undefined) ?? null;
}

/** As much of a name as a suggestion shows: its first 14 characters, with the sign that there are more. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : name;
}

/** What stands beside a suggested number: its name, and whether it is of the simulated Internet. */
export function noteOf(name: string | null, sample: boolean | undefined): string {
  return [...(name ? [shortName(name)] : []), ...(sample ? ['Demo data'] : [])].join(' · ');
}
