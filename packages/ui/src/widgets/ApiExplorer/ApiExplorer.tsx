import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { classes } from '../../css/classes.ts';
import { mono } from '../../css/text.css.ts';
import type { OpenFace } from '../../facts/face.ts';
import { ApiTryOut, type SendRequest } from './ApiTryOut.tsx';
import type { ApiDocument, ApiOperation } from './apiDocument.ts';
import * as styles from './ApiExplorer.css.ts';
import { matchOperations } from './matchOperations.ts';
import { SchemaView } from './SchemaView.tsx';

export interface ApiExplorerProps {
  readonly document: OpenFace<ApiDocument>;
  /** The call shown, which is scrolled to; null for none. */
  readonly current: string | null;
  readonly onCurrentChange: (operation: ApiOperation | null) => void;
  readonly send: SendRequest;
  /** Sent with every request in the header `QRADAR-API-KEY`; null without an account. */
  readonly token: string | null;
  /** Origin of the server, for requests to copy. */
  readonly origin: string;
}

/** The calls of an API by topic: parameters, responses, and a form to try each on this server. */
export function ApiExplorer({ document, ...rest }: ApiExplorerProps) {
  const [text, setText] = useState('');
  if (document.status === 'error')
    return (
      <ErrorState title="The calls could not be loaded" onRetry={document.onRetry}>
        {document.message}
      </ErrorState>
    );
  const groups = document.status === 'ready' ? matchOperations(document.data, text) : [];
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <div className={styles.groups}>
      <div className={styles.stack}>
        <Box maxWidth="form">
          <SearchField label="Search calls" placeholder="Path, name or topic" value={text} onChange={setText} />
        </Box>
        <span role="status" className={styles.count}>
          {document.status === 'ready' ? `${count} of ${document.data.operations.length} calls` : 'Loading calls'}
        </span>
      </div>
      {document.status === 'loading' ? (
        <div aria-busy className={styles.stack}>
          {['30%', '100%', '100%', '100%', '30%', '100%', '100%'].map((width, at) => (
            <Skeleton key={at} width={width} height="2.5rem" shape="block" />
          ))}
        </div>
      ) : groups.length === 0 ? (
        <EmptyState title="No matches">Search by path, such as /v2/prefixes, or by topic.</EmptyState>
      ) : (
        groups.map(({ tag, operations }) => (
          <section key={tag.name} className={styles.group} style={{ [styles.calls]: operations.length }}>
            <Heading level={2} size={20} id={tag.name}>
              {tag.name}
            </Heading>
            <Text size={14} tone="muted">
              {tag.description}
            </Text>
            <div className={styles.list}>
              {operations.map((operation) => (
                <OperationRow key={operation.id} operation={operation} schemas={document.data.schemas} {...rest} />
              ))}
            </div>
          </section>
        ))
      )}
    </div>
  );
}

interface OperationRowProps extends Omit<ApiExplorerProps, 'document'> {
  readonly operation: ApiOperation;
  readonly schemas: ApiDocument['schemas'];
}

function OperationRow({ operation, schemas, current, onCurrentChange, ...rest }: OperationRowProps) {
  const { id, method, path, summary } = operation;
  const isCurrent = id === current;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'start' });
  }, [isCurrent]);
  return (
    <div ref={row} className={styles.operation} data-current={isCurrent || undefined}>
      <Disclosure
        level={3}
        isExpanded={isCurrent}
        onExpandedChange={(isOpen) => onCurrentChange(isOpen ? operation : null)}
        title={
          <span className={styles.title}>
            <span className={styles.method} data-method={method}>
              {method.toUpperCase()}
            </span>
            <span className={mono}>{path}</span>
            <span className={styles.summary}>{summary}</span>
          </span>
        }
      >
        {isCurrent && <OperationBody operation={operation} schemas={schemas} {...rest} />}
      </Disclosure>
    </div>
  );
}

function OperationBody({
  operation,
  schemas,
  ...rest
}: Pick<OperationRowProps, 'operation' | 'schemas' | 'send' | 'token' | 'origin'>) {
  return (
    <div className={styles.stack}>
      <Text as="span" size={13} tone="muted">
        Operation <span className={classes(mono)}>{operation.id}</span>
      </Text>
      <ApiTryOut operation={operation} {...rest} />
      {operation.body && (
        <Disclosure title="Body" level={4}>
          <SchemaView schema={operation.body.schema} schemas={schemas} />
        </Disclosure>
      )}
      {operation.answers.map(({ status, description, schema }) => (
        <Disclosure
          key={status}
          level={4}
          title={`Answer ${status}`}
          note={<Badge kind="outline">{description}</Badge>}
          isDisabled={schema === undefined}
        >
          {schema && <SchemaView schema={schema} schemas={schemas} />}
        </Disclosure>
      ))}
    </div>
  );
}
