/** Pages on which administrators see the server at work. */
export {
  announcementsPage,
  dataPage,
  serverPage,
  suppressionsPage,
  visitsPage,
} from '../../src/pages/list/accountPages.ts';
