import type { Context } from 'hono';
import { browserOf, originOf } from './browser.ts';
import { type Caller, type CallerOf, type Credentials, nobody } from './caller.ts';
import { tokenOf } from './credentials.ts';
import type { SessionOf } from './subscription.ts';

/** Finds the account behind a token or a session. */
export interface Identifier {
  /** Null for an unknown or expired secret or token. */
  identify(credentials: Credentials): Promise<Caller | null>;
  /** Whether any account exists. */
  hasAny(): Promise<boolean>;
}

export interface WhoAsksSettings {
  readonly accounts: Identifier;
  /** The identity of visitors while no account exists. */
  readonly sample: SessionOf;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
}

/** Whether visitors have sample sessions: on a server that is not public, until the first account exists. */
export async function hasSamples({
  accounts,
  publicUrl,
}: Pick<WhoAsksSettings, 'accounts' | 'publicUrl'>): Promise<boolean> {
  return publicUrl === undefined && !(await accounts.hasAny());
}

/** Identifies the caller once per request: by token, else by cookie, else as a sample session. */
export function createCallerOf(settings: WhoAsksSettings): CallerOf {
  const { accounts, sample, publicUrl, trustProxy } = settings;
  const known = new WeakMap<Request, Promise<Caller>>();
  const find = async (context: Context): Promise<Caller> => {
    const token = tokenOf(context);
    const sessionSecret = browserOf(context, originOf(context, publicUrl, trustProxy)).cookie('session');
    if (token !== undefined || sessionSecret !== undefined) {
      // An unknown token is refused, even with a valid cookie.
      const found = await accounts.identify(
        token === undefined ? { sessionSecret, token } : { token, sessionSecret: undefined },
      );
      if (found || token !== undefined) return found ?? nobody;
    }
    return (await hasSamples(settings)) ? { session: sample(context), account: null } : nobody;
  };
  return (context) => {
    const { raw } = context.req;
    const found = known.get(raw) ?? find(context);
    known.set(raw, found);
    return found;
  };
}
