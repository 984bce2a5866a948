import type { Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { AccessTables } from './access/tables.ts';
import type { AnnouncementTable } from './announcements/announcementTable.ts';
import type { AlertTables } from './alerts/tables.ts';
import type { BillingTables } from './billing/billingTables.ts';

interface AccountTable {
  id: string;
  email: string;
  email_key: string;
  firstname: string;
  lastname: string;
  position: string;
  password: string | null;
  role: Generated<'USER' | 'ADMIN'>;
  created_at: Date;
  privacy_at: Date | null;
  privacy_version: string | null;
  blocked_at: Generated<Date | null>;
  block_reason: Generated<string | null>;
  erase_at: Generated<Date | null>;
  new_email: Generated<string | null>;
  new_email_old_agreed: Generated<boolean>;
  new_email_new_agreed: Generated<boolean>;
  totp_secret: Generated<string | null>;
  totp_since: Generated<Date | null>;
  totp_step: Generated<number | null>;
  totp_reset_at: Generated<Date | null>;
}

export type SessionKind = 'full' | 'second-factor' | 'registration';
export type SignInMethod = 'password' | 'passkey' | 'oidc' | 'link';

interface SessionTable {
  id: string;
  secret_hash: string;
  account_id: string | null;
  kind: SessionKind;
  email_key: string | null;
  method: SignInMethod;
  created_at: Date;
  last_used_at: Date;
  proved_at: Date;
  expires_at: Date;
  ended_at: Generated<Date | null>;
  failures: Generated<number>;
  address: string;
  client: string;
  user_agent: string;
}

interface LinkTable {
  token_hash: string;
  kind: 'confirm' | 'reset' | 'email-old' | 'email-new';
  account_id: string | null;
  email_key: string;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
  redirect: string | null;
  session_id: string | null;
  registration: string | null;
}

interface ApiTokenTable {
  id: string;
  account_id: string;
  token_hash: string;
  name: string;
  scope: 'read' | 'write';
  begins: string;
  passing: boolean;
  created_at: Date;
  last_used_at: Generated<Date | null>;
  expires_at: Date;
}

interface PasskeyTable {
  id: string;
  account_id: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string;
  synced: boolean;
  created_at: Date;
  last_used_at: Generated<Date | null>;
}

interface JobTable {
  id: string;
  kind: string;
  payload: string;
  state: 'waiting' | 'running' | 'done' | 'dead';
  attempts: Generated<number>;
  created_at: Date;
  run_at: Date;
  locked_until: Generated<Date | null>;
  problem: Generated<string | null>;
}

interface MailTable {
  id: string;
  place: GeneratedAlways<number>;
  message_id: string;
  account_id: string | null;
  recipient: string;
  subject: string;
  text: string | null;
  html: string | null;
  state: 'queued' | 'sent' | 'kept' | 'failed' | 'suppressed';
  attempts: Generated<number>;
  created_at: Date;
  sent_at: Generated<Date | null>;
  problem: Generated<string | null>;
  bill_id: Generated<string | null>;
  thread: Generated<string | null>;
}

interface ThreadTable {
  id: string;
  kind: 'message' | 'feedback' | 'expert' | 'plan' | 'trial' | 'bgp-session';
  account_id: string | null;
  guest_name: string | null;
  guest_email: string | null;
  subject: string;
  state: Generated<'open' | 'closed'>;
  fields: string;
  created_at: Date;
  updated_at: Date;
  read_at: Date | null;
  staff_read_at: Generated<Date | null>;
}

/** The tables of the schema `accounts`, from migrations 0018 and later. */
export interface AccountTables extends AccessTables, AlertTables, BillingTables {
  account: AccountTable;
  session: SessionTable;
  link: LinkTable;
  api_token: ApiTokenTable;
  recovery_code: { account_id: string; code_hash: string; used_at: Generated<Date | null> };
  passkey: PasskeyTable;
  identity: { provider: string; subject: string; account_id: string; created_at: Date };
  claimed_network: { account_id: string; provider: string; asn: number; permissions: number; seen_at: Date };
  ceremony: { token_hash: string; kind: string; account_id: string | null; data: string; expires_at: Date };
  used_captcha: { answer_hash: string; expires_at: Date };
  allowance: { key: string; used: number; at: Date };
  job: JobTable;
  mail: MailTable;
  visit_count: { day: Date; event: string; page: string; count: number };
  suppression: { email_key: string; reason: string; since: Date };
  thread: ThreadTable;
  message: { id: string; thread_id: string; from_staff: boolean; author: string; text: string; sent_at: Date };
  announcement: AnnouncementTable;
  audit: {
    id: GeneratedAlways<number>;
    at: Date;
    actor: string;
    action: string;
    subject: string;
    address: string | null;
    details: string;
  };
}

/** A connection for reads, or a transaction. */
export type AccountQueries = Kysely<AccountTables> | Transaction<AccountTables>;

/** The accounts' part of the database. Writes are transactions, which are durable when they resolve. */
export interface AccountStore {
  readonly engine: Store['engine'];
  readonly db: Kysely<AccountTables>;
  write<T>(work: (queries: Transaction<AccountTables>) => Promise<T>): Promise<T>;
}

export function accountStore(store: Store): AccountStore {
  return {
    engine: store.engine,
    db: ofAccounts(store.primary),
    write: (work) => store.transaction((transaction) => work(ofAccounts(transaction) as Transaction<AccountTables>)),
  };
}

/** The same connection, limited to the schema of accounts. */
function ofAccounts(queries: Store['db']): Kysely<AccountTables> {
  return (queries as unknown as Kysely<AccountTables>).withSchema('accounts');
}
