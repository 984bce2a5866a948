import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { Invitation } from './invitation.ts';

/** Columns of a list of invitations. */
export const invitationColumns = (onWithdraw: (invitation: Invitation) => void): readonly DataColumn<Invitation>[] => [
  {
    id: 'email',
    name: 'Email',
    isRowHeader: true,
    text: ({ email }) => email,
    cell: ({ email }) => <DottedName>{email}</DottedName>,
  },
  {
    id: 'asn',
    name: 'Network',
    text: ({ asn, asName }) => (asName === null ? `AS${asn}` : `AS${asn} ${asName}`),
    cell: ({ asn, asName }) => (
      <Inline gap={4}>
        <AsLink asn={asn} />
        {asName !== null && <bdi>{asName}</bdi>}
      </Inline>
    ),
  },
  {
    id: 'invited-by',
    name: 'Invited by',
    priority: 3,
    text: ({ invitedBy }) => invitedBy,
    cell: ({ invitedBy }) => <DottedName>{invitedBy}</DottedName>,
  },
  {
    id: 'sent',
    name: 'Sent',
    priority: 4,
    text: ({ sent }) => sent.toISOString(),
    cell: ({ sent }) => <DateTime value={sent} />,
  },
  {
    id: 'expires',
    name: 'Expires',
    text: ({ expires }) => expires.toISOString(),
    cell: ({ expires }) => <DateTime value={expires} precision="day" />,
  },
  {
    id: 'withdraw',
    name: 'Action',
    skipCsv: true,
    cell: (invitation) => (
      <Button
        size="small"
        aria-label={`Withdraw the invitation of ${invitation.email} to AS${invitation.asn}`}
        onPress={() => onWithdraw(invitation)}
      >
        Withdraw
      </Button>
    ),
  },
];
