/** States of a request for access to a network, as calls number them. */
export const accessStatuses = { waiting: 0, approved: 1, rejected: 2, sent: 3 } as const;
export type AccessStatus = (typeof accessStatuses)[keyof typeof accessStatuses];

/** States of a request for access to a domain. */
export const domainAccessStates = ['new', 'approved', 'sent', 'rejected', 'error'] as const;
export type DomainAccessState = (typeof domainAccessStates)[number];

export type AccessAction = 'approve' | 'reject' | 'revoke';

/** What may be done to a request by whoever decides it. */
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

/** Whether a request may be made where there is one already: only after a no. */
export const mayAskAgain = (status: AccessStatus | null): boolean =>
  status === null || status === accessStatuses.rejected;
