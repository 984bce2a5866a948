import { problemsOf } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { bgpSessionRules, readBgpSession, type BgpSessionRequest } from './bgpSession.ts';
import * as styles from './BgpSessionForm.css.ts';
import { RequestedSessions, type RequestedSession } from './RequestedSessions.tsx';

/** Our end of the session. */
export interface SessionCollector {
  readonly asn: number;
  /** Addresses of our routers, once known. */
  readonly routerIps?: readonly string[];
}

export interface BgpSessionFormProps {
  /** AS number of the reader's end. */
  readonly asn: number;
  readonly collector: SessionCollector;
  /** Earlier requests, newest first. Default none. */
  readonly sessions?: readonly RequestedSession[];
  readonly onSubmit: (request: BgpSessionRequest) => void;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
  /** Errors from the server, by field: `ip`, `password`, `asnum`. A new object counts as a new response. */
  readonly serverErrors?: FieldErrors | undefined;
}

/** Requests a BGP session with the collector, and shows what to configure at the other end. */
export function BgpSessionForm({
  asn,
  collector,
  sessions = [],
  onSubmit,
  isPending = false,
  error,
  serverErrors,
}: BgpSessionFormProps) {
  return (
    <div className={styles.root}>
      <Form
        label="BGP session"
        onSubmit={(data) => onSubmit(readBgpSession(textIn(data), asn))}
        validate={(data) => problemsOf(textIn(data), bgpSessionRules)}
        isPending={isPending}
        error={error}
        serverErrors={serverErrors}
      >
        <dl className={styles.ends}>
          <End name="Your AS" value={`AS${asn}`} />
          <End name="Collector AS" value={`AS${collector.asn}`} />
          {collector.routerIps?.map((ip, index, { length }) => (
            <End key={ip} name={length > 1 ? `Collector router IP ${index + 1}` : 'Collector router IP'} value={ip} />
          ))}
        </dl>
        <TextField
          label="Router IP"
          name="ip"
          placeholder="192.0.2.1"
          description="Address of your router, IPv4 or IPv6."
          autoComplete="off"
          spellCheck="false"
          isRequired
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          description="Optional, for TCP MD5 signatures."
        />
        <Inline>
          <SubmitButton>Request session</SubmitButton>
        </Inline>
      </Form>
      <RequestedSessions sessions={sessions} />
    </div>
  );
}

function End({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.end}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <Mono wrap>{value}</Mono>
        <CopyButton text={value.replace(/^AS/, '')} label={`Copy ${name}`} />
      </dd>
    </div>
  );
}
