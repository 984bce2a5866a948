export { billsPage, proSubscribePage, soldPage } from '../../src/pages/list/billingPages.ts';
