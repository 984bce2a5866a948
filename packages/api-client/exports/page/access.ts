/** Pages for requesting access to networks and domains, and trials. */
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
