import type { AccessAction } from '@routeglass/domain/access';

/** What the buttons say. */
export const actionNames: Readonly<Record<AccessAction, string>> = {
  approve: 'Approve',
  reject: 'Reject',
  revoke: 'Revoke',
};
