export { communityPage, incidentsPage, searchPage } from '../../src/pages/list/searchPages.ts';
