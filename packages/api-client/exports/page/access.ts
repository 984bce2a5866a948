/** Pages of requests for networks and domains, and of the trial. */
export {
  accessDecisionPage,
  allAsRequestsPage,
  asRequestsPage,
  domainDecisionPage,
  domainRequestsPage,
  invitationPage,
  ownDomainsPage,
  trialPage,
  trialRequestsPage,
} from '../../src/pages/list/accountPages.ts';
