export {
  SiteFooter,
  type Contact,
  type FooterLink,
  type LegalTexts,
  type SiteFooterProps,
} from '../src/widgets/SiteFooter/SiteFooter.tsx';
export { registryCredits, type DataCredit } from '../src/widgets/SiteFooter/dataCredits.ts';
