export { asSetPage, domainPage, domainPages, domainWhoisPage } from '../../src/pages/list/entityPages.ts';
export { ipPage, prefixOf, prefixPage } from '../../src/pages/list/entityPages.ts';
