import type { AccessAction, AccessStatus, DomainAccessState } from '@routeglass/domain/access';

/** A request for a network or domain, as an administrator sees it. */
export interface AccessRequest {
  readonly id: string;
  /** The subject: `AS64512` or a domain. */
  readonly subject: string;
  /** Name of the network; null if it has none. */
  readonly subjectName: string | null;
  readonly name: string;
  readonly email: string;
  readonly status: AccessStatus | DomainAccessState;
  readonly updated: Date;
}

/** Label of each status. */
export const statusWords: Readonly<Record<AccessStatus | DomainAccessState, string>> = {
  0: 'Awaiting check',
  1: 'Approved',
  2: 'Rejected',
  3: 'Request sent to contact',
  new: 'New',
  approved: 'Approved',
  sent: 'Request sent to contact',
  rejected: 'Rejected',
  error: 'No contact',
};

/** Whether an action needs confirmation: those that take access away. */
export const needsQuestion = (action: AccessAction): boolean => action === 'revoke';
