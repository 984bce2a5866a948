import type { Contact, FooterLink } from './SiteFooter.tsx';

export const contacts: readonly Contact[] = [
  { label: 'Address', text: '1 Example Street, 1000 Exampleton' },
  { label: 'Phone', text: '+00 000 000 000', href: 'tel:+00000000000' },
  { label: 'E-mail', text: 'noc@example.net', href: 'mailto:noc@example.net' },
  { label: 'Media', text: 'press@example.net', href: 'mailto:press@example.net' },
];

export const footerLinks: readonly FooterLink[] = [{ label: 'Privacy policy', href: '/docs/PRIVACY_POLICY.pdf' }];
