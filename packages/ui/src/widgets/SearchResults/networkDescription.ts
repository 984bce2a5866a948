import { exactNumber } from '../../facts/abbreviate.ts';
import type { AutonomousSystemResult } from '../../facts/searchResult.ts';

/**
 * Distinguishes a network from others with its name: its organization, if named differently, and the number of its announced prefixes, or else of its
 * registered ranges. Empty if none is known.
 */
export function networkDescription({ asName, orgName, prefixes = 0, ranges = 0 }: AutonomousSystemResult): string {
  const organization = orgName !== null && !isSame(orgName, asName) ? [orgName] : [];
  return [...organization, ...sizeText(prefixes, ranges)].join(' · ');
}

function sizeText(prefixes: number, ranges: number): readonly string[] {
  if (prefixes > 0) return [`${exactNumber(prefixes)} prefix${prefixes === 1 ? '' : 'es'}`];
  if (ranges > 0) return [`${exactNumber(ranges)} registered range${ranges === 1 ? '' : 's'}`];
  return [];
}

function isSame(one: string, other: string | null): boolean {
  return other?.trim().toLowerCase() === one.trim().toLowerCase();
}
