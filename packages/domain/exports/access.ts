/** Requests for access to networks and domains: their states and what may be done to them. */
export {
  type AccessAction,
  accessActions,
  type AccessStatus,
  accessStatuses,
  type DomainAccessState,
  domainAccessStates,
  mayAskAgain,
} from '../src/access/accessStatus.ts';
