import type { AccessAction, AccessStatus, DomainAccessState } from '@routeglass/domain/access';

/** A request for a network or a domain, as an administrator sees it. */
export interface AccessRequest {
  readonly id: string;
  /** What is asked for: `AS64512` or a domain. */
  readonly subject: string;
  /** Name of the network; null where it has none. */
  readonly subjectName: string | null;
  readonly name: string;
  readonly email: string;
  readonly status: AccessStatus | DomainAccessState;
  readonly updated: Date;
}

/** What a state is called. */
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

/** What is asked before access is taken away. */
export const needsQuestion = (action: AccessAction): boolean => action === 'revoke';
