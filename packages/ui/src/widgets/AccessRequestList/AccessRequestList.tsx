import { accessStatuses, type AccessStatus } from '@routeglass/domain/access';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { FocusKeeper } from '../../primitives/FocusKeeper/FocusKeeper.tsx';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { ApprovalBadge } from '../ApprovalBadge/ApprovalBadge.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { InviteDialog } from './InviteDialog.tsx';

/** The reader's own request for a network. */
export interface OwnAccess {
  readonly asn: number;
  /** Null if it has none. */
  readonly name: string | null;
  readonly status: AccessStatus;
  /** When the contacts are written to, if that is later. */
  readonly lettersAt: Date | null;
  /** Why no contact could be written to. */
  readonly problem: string | null;
  /** Text to put into the registry as proof. */
  readonly remark: string;
}

export interface AccessRequestListProps {
  readonly requests: OpenFace<readonly OwnAccess[]>;
  /** Checks the registry for the proof. */
  readonly onCheck: (asn: number) => void;
  /** Asks again after a rejection. */
  readonly onAskAgain: (asn: number) => void;
  /** Withdraws a request, or gives up access. */
  readonly onLeave: (asn: number) => void;
  /** Invites somebody to an approved network. The dialog stays open until the invitation is accepted. */
  readonly onInvite: (asn: number, email: string) => FormAnswer;
  /** The network whose proof is being checked. */
  readonly checking?: number | null;
}

/** The reader's requests for networks: the status of each, and how to prove authority over the network. */
export function AccessRequestList({ requests, checking = null, ...on }: AccessRequestListProps) {
  if (requests.status === 'loading') return <Skeleton shape="block" height="12rem" />;
  if (requests.status === 'error')
    return (
      <ErrorState title="The requests could not be loaded" onRetry={requests.onRetry}>
        {requests.message}
      </ErrorState>
    );
  return (
    <FocusKeeper label="Requests">
      {requests.data.length === 0 ? (
        <EmptyState title="No requests yet">Ask for a network above: its technical contacts decide.</EmptyState>
      ) : (
        <Stack gap={12}>
          {requests.data.map((request) => (
            <Request key={request.asn} request={request} isChecking={checking === request.asn} {...on} />
          ))}
        </Stack>
      )}
    </FocusKeeper>
  );
}

interface RequestProps extends Omit<AccessRequestListProps, 'requests' | 'checking'> {
  readonly request: OwnAccess;
  readonly isChecking: boolean;
}

function Request({ request, isChecking, onCheck, onAskAgain, onLeave, onInvite }: RequestProps) {
  const [isInviting, setInviting] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { asn, name, status, remark } = request;
  const isOpen = status === accessStatuses.waiting || status === accessStatuses.sent;
  return (
    <Card
      title={
        <Inline gap={8}>
          <AsLink asn={asn} />
          {name !== null && <bdi>{name}</bdi>}
        </Inline>
      }
      actions={
        <ApprovalBadge
          isApproved={status === accessStatuses.approved}
          isRejected={status === accessStatuses.rejected}
        />
      }
    >
      <Stack gap={12}>
        {status === accessStatuses.rejected && (
          <Text size={14}>A technical contact or an administrator rejected this request.</Text>
        )}
        {isOpen && (
          <>
            <Text size={14}>{whereItStands(request)}</Text>
            <Text size={14}>Or prove it yourself: add this line to the aut-num object of AS{asn}, then check.</Text>
            <Inline gap={8}>
              <Mono wrap>{`remarks: ${remark}`}</Mono>
              <CopyButton text={`remarks: ${remark}`} label={`Copy the line for AS${asn}`} />
            </Inline>
          </>
        )}
        <Inline gap={8}>
          {isOpen && (
            <Button size="small" kind="primary" isPending={isChecking} onPress={() => onCheck(asn)}>
              Check now
            </Button>
          )}
          {status === accessStatuses.rejected && (
            <Button size="small" onPress={() => onAskAgain(asn)}>
              Ask again
            </Button>
          )}
          {status === accessStatuses.approved && (
            <Button size="small" aria-label={`Invite a person to AS${asn}`} onPress={() => setInviting(true)}>
              Invite
            </Button>
          )}
          {isOpen && (
            <Button size="small" kind="quiet" onPress={() => onLeave(asn)}>
              Remove request
            </Button>
          )}
          {status === accessStatuses.approved && (
            <Button size="small" kind="quiet" onPress={() => setLeaving(true)}>
              Give up access
            </Button>
          )}
        </Inline>
      </Stack>
      <InviteDialog
        asn={asn}
        isOpen={isInviting}
        onOpenChange={setInviting}
        onInvite={(email) => onInvite(asn, email)}
      />
      <ConfirmDialog
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        title={`Give up access to AS${asn}?`}
        confirmLabel="Give up access"
        onConfirm={() => onLeave(asn)}
      >
        You no longer see what only its contacts see, and its alerts stop.
      </ConfirmDialog>
    </Card>
  );
}

function whereItStands({ status, problem, lettersAt }: OwnAccess) {
  if (problem !== null) return `${problem} An administrator can decide, too.`;
  if (status === accessStatuses.sent) return 'We mailed a technical contact of the network, who decides.';
  if (lettersAt)
    return (
      <>
        The contacts of a network get one mail a week. Yours goes out on <DateTime value={lettersAt} />.
      </>
    );
  return 'We are looking up the contacts of the network in the registry.';
}
