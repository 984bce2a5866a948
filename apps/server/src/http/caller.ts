import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { Context } from 'hono';

/** The account that a request comes from. */
export interface CallingAccount {
  readonly id: string;
  readonly email: string;
  readonly by: 'session' | 'token';
  /** Null for a token. */
  readonly sessionId: string | null;
  /** What a token may do; a session may do everything. */
  readonly scope: 'read' | 'write';
  /** When the person last proved who it is, milliseconds since 1970. */
  readonly provedAt: number;
}

/** Who asks. A sample session has no account. */
export interface Caller {
  readonly session: SessionFacts | null;
  readonly account: CallingAccount | null;
}

export type CallerOf = (context: Context) => Promise<Caller>;

/** What a request shows to be known by. */
export interface Credentials {
  readonly sessionSecret: string | undefined;
  readonly token: string | undefined;
}

export const nobody: Caller = { session: null, account: null };
