export {
  SiteFooter,
  type FooterLink,
  type LegalTexts,
  type SiteFooterProps,
} from '../src/widgets/SiteFooter/SiteFooter.tsx';
export { ContactList, type Contact, type ContactListProps } from '../src/widgets/SiteFooter/ContactList.tsx';
export { registryCredits, type DataCredit } from '../src/widgets/SiteFooter/dataCredits.ts';
