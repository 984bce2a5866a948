import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { Context } from 'hono';

/** The account that a request comes from. */
export interface CallingAccount {
  readonly id: string;
  readonly email: string;
  readonly by: 'session' | 'token';
  /** Null for a token. */
  readonly sessionId: string | null;
  /** The scope of a token; a session has no limit. */
  readonly scope: 'read' | 'write';
  /** When the person last proved their identity, milliseconds since 1970. */
  readonly provedAt: number;
}

/** The caller. A sample session has no account. */
export interface Caller {
  readonly session: SessionFacts | null;
  readonly account: CallingAccount | null;
}

export type CallerOf = (context: Context) => Promise<Caller>;

/** The credentials of a request. */
export interface Credentials {
  readonly sessionSecret: string | undefined;
  readonly token: string | undefined;
}

export const nobody: Caller = { session: null, account: null };
