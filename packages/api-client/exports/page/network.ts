export {
  communitiesPage,
  graphPage,
  ixPage,
  networkPages,
  overviewPage,
  relatedAsnsPage,
  whoisPage,
} from '../../src/pages/list/networkPages.ts';
export { connectivityPage, customersPage, neighborsPage } from '../../src/pages/list/connectivityPages.ts';
export { peeringsPage, prefixesPage, providersPage, unspecifiedPage } from '../../src/pages/list/connectivityPages.ts';
export { bogonsPage, hijacksPage, routeLeaksPage, securityIssuesPage } from '../../src/pages/list/securityPages.ts';
export { ddosAmplifiersPage, routingLoopsPage, vulnerablePortsPage } from '../../src/pages/list/securityPages.ts';
