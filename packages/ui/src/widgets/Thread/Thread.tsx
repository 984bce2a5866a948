import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { threadKindWords, threadStateWords, type ThreadState } from '../../facts/messageThread.ts';
import { ReplyForm } from './ReplyForm.tsx';
import * as styles from './Thread.css.ts';
import { isOwn, type ThreadContent, type ThreadReader } from './threadContent.ts';

export interface ThreadProps {
  /** Null if it does not exist. */
  readonly thread: OpenFace<ThreadContent | null>;
  /** URL of the list of threads. */
  readonly listHref: string;
  readonly reader: ThreadReader;
  readonly onReply: (text: string) => void;
  /** Closes or reopens it; absent if the reader may not. */
  readonly onStateChange?: (state: ThreadState) => void;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last reply. */
  readonly error?: ReactNode;
}

/** Messages between an account and the operator, and the reply field. */
export function Thread({ thread, listHref, reader, onReply, onStateChange, isPending = false, error }: ThreadProps) {
  if (thread.status === 'loading') {
    return (
      <div aria-busy>
        <Skeleton shape="block" height="20rem" />
      </div>
    );
  }
  if (thread.status === 'error') {
    return (
      <ErrorState title="The messages could not be loaded" onRetry={thread.onRetry}>
        {thread.message}
      </ErrorState>
    );
  }
  if (thread.data === null) {
    return (
      <EmptyState title="This message does not exist" actions={<Link href={listHref}>Show all messages</Link>}>
        It was deleted, or the link to it is incomplete.
      </EmptyState>
    );
  }
  const { kind, subject, state, fields = [], messages } = thread.data;
  const other: ThreadState = state === 'open' ? 'closed' : 'open';
  return (
    <section className={styles.root} aria-label={subject}>
      <Heading level={2} size={20}>
        <bdi>{subject}</bdi>
      </Heading>
      <Inline>
        <Badge kind="outline">{threadKindWords[kind]}</Badge>
        <Badge tone={state === 'open' ? 'info' : 'neutral'}>{threadStateWords[state]}</Badge>
        {onStateChange && (
          <Button size="small" isDisabled={isPending} onPress={() => onStateChange(other)}>
            {other === 'closed' ? 'Close' : 'Reopen'}
          </Button>
        )}
      </Inline>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map(({ name, value }) => [
            <dt key={`${name} name`} className={styles.term}>
              {name}
            </dt>,
            <dd key={name} className={styles.value} dir="auto">
              {value}
            </dd>,
          ])}
        </dl>
      )}
      <ol role="list" className={styles.messages} aria-label="Messages">
        {messages.map((message) => (
          <li key={message.id} className={styles.message} data-own={isOwn(message, reader) || undefined}>
            <div className={styles.head}>
              <bdi className={styles.author}>{message.author}</bdi>
              <DateTime value={message.sent} />
            </div>
            <p className={styles.words} dir="auto">
              {message.text}
            </p>
          </li>
        ))}
      </ol>
      <ReplyForm
        key={messages.filter((message) => isOwn(message, reader)).length}
        onReply={onReply}
        isPending={isPending}
        error={error}
      />
    </section>
  );
}
