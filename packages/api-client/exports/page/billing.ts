export { billsPage, ledgerPage, proSubscribePage, soldPage } from '../../src/pages/list/billingPages.ts';
