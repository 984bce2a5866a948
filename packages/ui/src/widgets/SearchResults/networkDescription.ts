import { exactNumber } from '../AbbreviatedNumber/abbreviate.ts';
import type { AutonomousSystemResult } from '../SearchResult/searchResult.ts';

/** What tells a network from others of its name: its organization, where that is called otherwise, and how much it announces. Empty where neither is known. */
export function networkDescription({ asName, orgName, prefixes }: AutonomousSystemResult): string {
  const organization = orgName !== null && !isSame(orgName, asName) ? [orgName] : [];
  const announced = prefixes === undefined || prefixes === 0 ? [] : [prefixesText(prefixes)];
  return [...organization, ...announced].join(' · ');
}

function prefixesText(count: number): string {
  return `${exactNumber(count)} prefix${count === 1 ? '' : 'es'}`;
}

function isSame(one: string, other: string | null): boolean {
  return other?.trim().toLowerCase() === one.trim().toLowerCase();
}
