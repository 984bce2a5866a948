import type { Contact } from './ContactList.tsx';
import type { LegalTexts } from './SiteFooter.tsx';

export const contacts: readonly Contact[] = [
  { label: 'Address', text: '1 Example Street, 1000 Exampleton' },
  { label: 'Phone', text: '+00 000 000 000', href: 'tel:+00000000000' },
  { label: 'Email', text: 'noc@example.net', href: 'mailto:noc@example.net' },
  { label: 'Media contacts', text: 'press@example.net', href: 'mailto:press@example.net' },
];

export const legal: LegalTexts = {
  privacyPolicy: '/docs/ROUTEGLASS_PRIVACY_POLICY.pdf',
  termsOfService: '/docs/ROUTEGLASS_TERMS_OF_SERVICE.pdf',
};
