const MAX_ASN = 4_294_967_295;

/** The AS number in a path, or null where there is none. */
export function readAsn(text: string | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const asn = Number(text);
  return asn <= MAX_ASN ? asn : null;
}

/** `id` of the menu's entry that a path belongs to. */
export function sectionOf(pathname: string): string {
  return pathname.split('/')[3] || 'overview';
}

/** Sections of the menu that have no page yet. */
export const sectionsNotYet: readonly string[] = [
  'connectivity',
  'ix',
  'security-issues',
  'whois',
  'related-asns',
  'communities',
];
