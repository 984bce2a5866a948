/** Pages on which administrators watch the server. */
export {
  announcementsPage,
  dataPage,
  serverPage,
  suppressionsPage,
  visitsPage,
} from '../../src/pages/list/accountPages.ts';
