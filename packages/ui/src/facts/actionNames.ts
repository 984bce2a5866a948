import type { AccessAction } from '@routeglass/domain/access';

/** Labels of the buttons. */
export const actionNames: Readonly<Record<AccessAction, string>> = {
  approve: 'Approve',
  reject: 'Reject',
  revoke: 'Revoke',
};
