import type { MenuEntry } from './asMenu.ts';

/** The sections of a domain's pages. */
export function domainMenu(domain: string): MenuEntry[] {
  const query = `?domain=${encodeURIComponent(domain)}`;
  return [
    { id: 'overview', label: 'Overview', href: `/domain/overview${query}` },
    { id: 'whois', label: 'Whois', href: `/domain/whois${query}` },
  ];
}
