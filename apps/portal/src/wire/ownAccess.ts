import type { OwnAccessRow } from '@routeglass/api-client/own';
import { accessStatuses } from '@routeglass/domain/access';
import type { OwnAccess } from '@routeglass/ui/AccessRequestList';
import type { AsAccess } from '@routeglass/ui/AsConfirmationForm';

/** A request in the form that its list uses. */
export function ownAccess({ asn, as_name, status, letters_at, problem, remark }: OwnAccessRow): OwnAccess {
  return { asn, name: as_name, status, lettersAt: letters_at === null ? null : new Date(letters_at), problem, remark };
}

/** Requests as data for the form that asks for more. */
export function accessesOf(rows: readonly OwnAccessRow[]): readonly AsAccess[] {
  return rows.map(({ asn, as_name, status }) => ({
    asn,
    name: as_name,
    isApproved: status === accessStatuses.approved,
    isRejected: status === accessStatuses.rejected,
  }));
}
