/** States of a request for access to a network, as numbered in API calls. */
export const accessStatuses = { waiting: 0, approved: 1, rejected: 2, sent: 3 } as const;
export type AccessStatus = (typeof accessStatuses)[keyof typeof accessStatuses];

/** States of a request for access to a domain. */
export const domainAccessStates = ['new', 'approved', 'sent', 'rejected', 'error'] as const;
export type DomainAccessState = (typeof domainAccessStates)[number];

export type AccessAction = 'approve' | 'reject' | 'revoke';

/** The actions that whoever decides on a request may take. */
export function accessActions(status: AccessStatus | DomainAccessState): readonly AccessAction[] {
  switch (status) {
    case 1:
    case 'approved':
      return ['revoke'];
    case 2:
    case 'rejected':
      return ['approve'];
    case 0:
    case 3:
    case 'new':
    case 'sent':
    case 'error':
      return ['approve', 'reject'];
  }
}

/** Whether a new request may be made: only without an earlier one or after a rejection. */
export const mayAskAgain = (status: AccessStatus | null): boolean =>
  status === null || status === accessStatuses.rejected;
