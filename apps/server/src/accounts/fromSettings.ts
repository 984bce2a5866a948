import { readFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { billingOf } from './billing/fromSettings.ts';
import type { Deliver } from './billing/sandbox/messenger.ts';
import { readKeys } from './keys.ts';
import { compareKeys } from './keysOfFellows.ts';
import { BRAND } from './mail/letter.ts';
import { peeringDb, type ProviderSettings } from './openId/provider.ts';
import { smtpSender } from './mail/transport.ts';

const RECAPTCHA = 'https://www.google.com/recaptcha/api/siteverify';

export interface AccountsOfServer extends Accounts {
  /** Pages of the payment sandbox, if it is configured. */
  readonly sandboxPages: Hono | null;
}

interface Around {
  /** Public origin of the portal. */
  readonly origin: string;
  /** Delivers the sandbox's events to this server. */
  readonly deliver: Deliver;
  readonly log: (line: string) => void;
}

/** Sets up accounts from the server's settings. */
export async function accountsOf(
  store: Store,
  config: Config,
  { origin, deliver, log }: Around,
): Promise<AccountsOfServer> {
  const { secretKey, dataDir, smtpUrl, dkim, recaptcha } = config;
  const host = config.publicUrl === undefined ? 'localhost' : new URL(config.publicUrl).hostname;
  const sender =
    smtpUrl === undefined
      ? null
      : await smtpSender({
          smtpUrl,
          from: config.mailFrom ?? `${BRAND} <noreply@${host}>`,
          dkim: dkim && { ...dkim, key: await readFile(dkim.keyFile, 'utf8') },
        });
  const keys = await readKeys(secretKey, dataDir);
  if (store.fellows) compareKeys(store.fellows, keys, log);
  const billing = await billingOf(config, { keys, origin, deliver });
  const accounts = createAccounts(store, {
    keys,
    billing: billing.settings,
    send: sender?.send,
    mailHost: host,
    recaptcha: recaptcha ? { ...recaptcha, verifyUrl: RECAPTCHA } : undefined,
    providers: providersOf(config),
    personalAreaUrl: config.personalAreaUrl,
    collector: config.collector,
    outside: {
      whois: { first: config.whoisServer },
      resolver: { servers: config.resolver },
      rdap: { bootstrap: config.rdapBootstrap },
    },
    alerts: { origin, mayBeInner: (address) => config.alertInner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') },
    clock: Date.now,
    log,
  });
  return {
    ...accounts,
    sandboxPages: billing.sandbox?.pages ?? null,
    async close() {
      billing.close();
      await accounts.close();
      sender?.close();
    },
  };
}

function providersOf({ oidc, peeringDbLogin }: Pick<Config, 'oidc' | 'peeringDbLogin'>): ProviderSettings[] {
  return [
    ...(oidc ? [{ id: 'oidc', scope: 'openid email profile', ...oidc }] : []),
    ...(peeringDbLogin ? [peeringDb(peeringDbLogin.clientId, peeringDbLogin.clientSecret, peeringDbLogin.base)] : []),
  ];
}
