export { legalArticles, pricingPage, privacyPage, productPages, termsPage } from '../../src/pages/list/publicPages.ts';
