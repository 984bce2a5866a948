import { MailX } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ApprovalBadge } from '../ApprovalBadge/ApprovalBadge.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { domainStanding, type OwnDomain } from './ownDomain.ts';

export interface DomainAccessListProps {
  readonly domains: OpenFace<readonly OwnDomain[]>;
  /** Checks for the TXT record. */
  readonly onCheck: (domain: string) => void;
  /** Asks again after a rejection. */
  readonly onAskAgain: (domain: string) => void;
  /** The domain whose record is being checked. */
  readonly checking?: string | null;
}

/** The reader's requests for domains: the status of each, and the record that proves control. */
export function DomainAccessList({ domains, checking = null, ...on }: DomainAccessListProps) {
  if (domains.status === 'loading') return <Skeleton shape="block" height="12rem" />;
  if (domains.status === 'error')
    return (
      <ErrorState title="The domains could not be loaded" onRetry={domains.onRetry}>
        {domains.message}
      </ErrorState>
    );
  if (domains.data.length === 0)
    return (
      <EmptyState title="No domains yet">Ask for a domain above. A TXT record in its DNS proves it at once.</EmptyState>
    );
  return (
    <Stack gap={12}>
      {domains.data.map((domain) => (
        <Domain key={domain.domain} domain={domain} isChecking={checking === domain.domain} {...on} />
      ))}
    </Stack>
  );
}

interface DomainProps extends Omit<DomainAccessListProps, 'domains' | 'checking'> {
  readonly domain: OwnDomain;
  readonly isChecking: boolean;
}

function Domain({ domain: own, isChecking, onCheck, onAskAgain }: DomainProps) {
  const { domain, status, record } = own;
  const standing = domainStanding(own);
  return (
    <Card
      title={
        <Link href={`/domain/overview?${new URLSearchParams({ domain }).toString()}`}>
          <bdi>{domain}</bdi>
        </Link>
      }
      actions={
        status === 'error' ? (
          <Badge tone="unknown" icon={MailX}>
            No contact
          </Badge>
        ) : (
          <ApprovalBadge isApproved={status === 'approved'} isRejected={status === 'rejected'} />
        )
      }
    >
      <Stack gap={12}>
        {standing === null ? (
          <Text size={14}>You see what is shown to the holders of this domain alone.</Text>
        ) : (
          <>
            <Text size={14}>{standing}</Text>
            <Text size={14}>Or prove it yourself: add this TXT record to the DNS of {domain}, then check.</Text>
            <Inline gap={16}>
              <Value name="Name" label={`Copy the name of the record for ${domain}`} text={record.name} />
              <Value name="Text" label={`Copy the text of the record for ${domain}`} text={record.text} />
            </Inline>
            <Inline gap={8}>
              <Button
                size="small"
                kind="primary"
                aria-label={`Check now for ${domain}`}
                isPending={isChecking}
                onPress={() => onCheck(domain)}
              >
                Check now
              </Button>
              {status === 'rejected' && (
                <Button size="small" aria-label={`Ask again for ${domain}`} onPress={() => onAskAgain(domain)}>
                  Ask again
                </Button>
              )}
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}

interface ValueProps {
  readonly name: string;
  /** Label of the copy button. */
  readonly label: string;
  readonly text: string;
}

function Value({ name, label, text }: ValueProps) {
  return (
    <Stack gap={4}>
      <Text size={13} tone="muted">
        {name}
      </Text>
      <Inline gap={8}>
        <Mono wrap>{text}</Mono>
        <CopyButton text={text} label={label} />
      </Inline>
    </Stack>
  );
}
