import { accessActions, type AccessAction, type AccessStatus, type DomainAccessState } from '@routeglass/domain/access';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { FocusKeeper } from '../../primitives/FocusKeeper/FocusKeeper.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ApprovalBadge } from '../ApprovalBadge/ApprovalBadge.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { actionNames } from '../../facts/actionNames.ts';

/** The subject of a request: a network, with its name if it has one, or a domain. */
export type AccessSubject =
  | { readonly kind: 'network'; readonly asn: number; readonly name: string | null }
  | { readonly kind: 'domain'; readonly domain: string };

/** A request as shown to the contact who decides it. */
export interface AccessAsked {
  readonly subject: AccessSubject;
  /** Name that the requester gave. */
  readonly name: string;
  readonly email: string;
  readonly status: AccessStatus | DomainAccessState;
  readonly asked: Date;
  /** When the link expires. */
  readonly expires: Date;
}

export interface AccessDecisionProps {
  readonly request: AccessAsked;
  /** Called only after a press; a revocation also after a question. */
  readonly onDecide: (action: AccessAction) => void;
  /** Unsubscribes from these emails. */
  readonly onStop: () => void;
  /** Whether the contact came to unsubscribe: then that question comes first. Default false. */
  readonly wantsStop?: boolean;
  /** Whether the contact has unsubscribed. Default false. */
  readonly isStopped?: boolean;
  /** Default false. */
  readonly isPending?: boolean;
}

/** Asks the contact of a network or domain whether somebody may have access to it. */
export function AccessDecision(props: AccessDecisionProps) {
  const { request, onDecide, onStop, wantsStop = false, isStopped = false, isPending = false } = props;
  const { subject, name, email, status, asked, expires } = request;
  const [isRevoking, setRevoking] = useState(false);
  const isApproved = status === 1 || status === 'approved';
  const isRejected = status === 2 || status === 'rejected';
  const stop = isStopped ? (
    <Text size={13}>You will not receive any more mails about requests.</Text>
  ) : (
    <Inline gap={8}>
      <Button kind={wantsStop ? 'primary' : 'quiet'} size="small" isPending={isPending} onPress={onStop}>
        Never write to me again
      </Button>
    </Inline>
  );
  const title = `Access to ${subject.kind === 'network' ? `AS${subject.asn}` : subject.domain}`;
  return (
    <FocusKeeper label={title}>
      <Card level={1} title={title} actions={<ApprovalBadge isApproved={isApproved} isRejected={isRejected} />}>
        <Stack gap={16}>
          {wantsStop && stop}
          <Text>
            <bdi>{name}</bdi> (<DottedName>{email}</DottedName>){' '}
            {isApproved ? 'can see' : isRejected ? 'asked to see' : 'asks to see'} what only{' '}
            <WhoElse subject={subject} /> see
            {subject.kind === 'network' &&
              ': findings of security scans with addresses and ports, BGP sessions and alerts'}
            .
          </Text>
          <Text size={13} tone="muted">
            Asked on <DateTime value={asked} precision="day" />. This link works until{' '}
            <DateTime value={expires} precision="day" />: come back to change your decision.
          </Text>
          <Inline gap={8}>
            {accessActions(status).map((action) => (
              <Button
                key={action}
                kind={action === 'approve' ? 'primary' : action === 'revoke' ? 'danger' : 'secondary'}
                isPending={isPending}
                onPress={() => (action === 'revoke' ? setRevoking(true) : onDecide(action))}
              >
                {actionNames[action]}
              </Button>
            ))}
          </Inline>
          {!wantsStop && stop}
        </Stack>
      </Card>
      <ConfirmDialog
        isOpen={isRevoking}
        onOpenChange={setRevoking}
        title="Revoke this access?"
        confirmLabel={actionNames.revoke}
        onConfirm={() => onDecide('revoke')}
      >
        <bdi>{name}</bdi> no longer sees what only <WhoElse subject={subject} /> see.
      </ConfirmDialog>
    </FocusKeeper>
  );
}

function WhoElse({ subject }: { readonly subject: AccessSubject }) {
  if (subject.kind === 'domain')
    return (
      <>
        the holders of <bdi>{subject.domain}</bdi>
      </>
    );
  return (
    <>
      the technical contacts of AS{subject.asn}
      {subject.name !== null && (
        <>
          {' '}
          (<bdi>{subject.name}</bdi>)
        </>
      )}
    </>
  );
}
