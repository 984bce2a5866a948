import { accessActions, type AccessAction } from '@routeglass/domain/access';
import { Ban, CircleCheck, Clock, Mail, MailX } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { actionNames } from '../../facts/actionNames.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { type AccessRequest, statusWords } from './accessRequest.ts';
import * as styles from '../../css/twoLines.css.ts';

const approved = { tone: 'valid', icon: CircleCheck } as const;
const rejected = { tone: 'invalid', icon: Ban } as const;
const sent = { tone: 'unknown', icon: Mail } as const;
const waiting = { tone: 'unknown', icon: Clock } as const;
const looks = {
  0: waiting,
  1: approved,
  2: rejected,
  3: sent,
  new: waiting,
  approved,
  sent,
  rejected,
  error: { tone: 'unknown', icon: MailX },
} as const;

const hrefOf = (kind: 'AS' | 'domain', subject: string): string =>
  kind === 'AS'
    ? `/as/${subject.replace(/^AS/, '')}`
    : `/domain/overview?${new URLSearchParams({ domain: subject }).toString()}`;

export const accessRequestColumns = (
  kind: 'AS' | 'domain',
  onAction: (request: AccessRequest, action: AccessAction) => void,
): readonly DataColumn<AccessRequest>[] => [
  {
    id: 'subject',
    name: kind === 'AS' ? 'AS' : 'Domain',
    isRowHeader: true,
    text: ({ subject }) => subject,
    cell: ({ subject, subjectName }) => (
      <span className={styles.lines}>
        <Link href={hrefOf(kind, subject)} kind="quiet">
          <Mono wrap>{subject}</Mono>
        </Link>
        {subjectName !== null && <bdi className={styles.second}>{subjectName}</bdi>}
      </span>
    ),
  },
  {
    id: 'who',
    name: 'Who',
    width: '30%',
    text: ({ email }) => email,
    cell: ({ name, email }) => (
      <span className={styles.lines}>
        <bdi>{name}</bdi>
        <span className={styles.second}>
          <DottedName>{email}</DottedName>
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    name: 'Status',
    text: ({ status }) => statusWords[status],
    cell: ({ status }) => <Badge {...looks[status]}>{statusWords[status]}</Badge>,
  },
  {
    id: 'updated',
    name: 'Updated',
    priority: 3,
    text: ({ updated }) => updated.toISOString(),
    cell: ({ updated }) => <DateTime value={updated} />,
  },
  {
    id: 'actions',
    name: 'Actions',
    skipCsv: true,
    cell: (request) => (
      <Inline gap={4} wrap={false}>
        {accessActions(request.status).map((action) => (
          <Button
            key={action}
            size="small"
            kind={action === 'approve' ? 'primary' : 'secondary'}
            aria-label={`${actionNames[action]} ${request.subject} for ${request.email}`}
            onPress={() => onAction(request, action)}
          >
            {actionNames[action]}
          </Button>
        ))}
      </Inline>
    ),
  },
];
