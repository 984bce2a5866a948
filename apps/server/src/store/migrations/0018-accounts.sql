-- People and personal data, separate from routing data.
create schema accounts;

create table accounts.account (
  id text primary key,
  -- As entered, and in lower case for look-ups.
  email text not null,
  email_key text not null unique,
  firstname text not null,
  lastname text not null,
  position text not null,
  -- Argon2id in the PHC format. Null if the account only signs in through a provider or a passkey.
  password text,
  role text not null default 'USER' check (role in ('USER', 'ADMIN')),
  created_at timestamptz not null,
  -- When and in which version the privacy policy was accepted.
  privacy_at timestamptz,
  privacy_version text,
  blocked_at timestamptz,
  block_reason text,
  -- When the account will be erased, if its deletion was requested.
  erase_at timestamptz,
  new_email text,
  new_email_old_agreed boolean not null default false,
  new_email_new_agreed boolean not null default false,
  -- Secret of the authenticator app, encrypted. It is active from `totp_since` on. `totp_step` is the last step used, because a code works only once.
  totp_secret text,
  totp_since timestamptz,
  totp_step bigint,
  totp_reset_at timestamptz
);
create index account_created_at on accounts.account (created_at);
create index account_name on accounts.account using gin ((email_key || ' ' || lower(firstname) || ' ' || lower(lastname)) gin_trgm_ops);

-- A browser that is signed in, that has given the right password and still owes a code, or that waits for the link of its registration. The secret
-- itself is in the cookie.
create table accounts.session (
  id text primary key,
  secret_hash text not null unique,
  account_id text references accounts.account (id) on delete cascade,
  kind text not null check (kind in ('full', 'second-factor', 'registration')),
  -- The address that registered, stored for known and new addresses alike.
  email_key text,
  method text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the person last proved their identity.
  proved_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  failures integer not null default 0,
  address text not null,
  -- Address in IPv4, its /64 in IPv6.
  client text not null,
  user_agent text not null
);
create index session_account on accounts.session (account_id) where ended_at is null;
create index session_expires on accounts.session (expires_at);

-- Links in emails, by the hash of their token. A used link stays until it expires, and no longer works.
create table accounts.link (
  token_hash text primary key,
  kind text not null,
  -- Null if the account is created by the link.
  account_id text references accounts.account (id) on delete cascade,
  email_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  redirect text,
  -- The session that asked for the link, if the link signs in.
  session_id text,
  -- The registration data. Only the link turns it into an account, so that a stranger's password never opens one.
  registration text
);
create index link_session on accounts.link (session_id);
create index link_expires on accounts.link (expires_at);
create index link_account on accounts.link (account_id, kind);

create table accounts.api_token (
  id text primary key,
  account_id text not null references accounts.account (id) on delete cascade,
  token_hash text not null unique,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  begins text not null,
  -- True if it was made for the API explorer and is not listed.
  passing boolean not null default false,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz not null
);
create index api_token_account on accounts.api_token (account_id);

create table accounts.recovery_code (
  account_id text not null references accounts.account (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table accounts.passkey (
  id text primary key,
  account_id text not null references accounts.account (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on accounts.passkey (account_id);

-- A person's identity at an OpenID Connect provider.
create table accounts.identity (
  provider text not null,
  subject text not null,
  account_id text not null references accounts.account (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);

-- State of a sign-in over several requests (passkey, provider). Used once.
create table accounts.ceremony (
  token_hash text primary key,
  kind text not null,
  account_id text references accounts.account (id) on delete cascade,
  data text not null,
  expires_at timestamptz not null
);

-- Answered captchas, so that an answer works only once.
create table accounts.used_captcha (answer_hash text primary key, expires_at timestamptz not null);

-- Rate limits: a bucket that refills evenly.
create table accounts.allowance (
  key text primary key,
  used double precision not null,
  at timestamptz not null
);
create index allowance_at on accounts.allowance (at);

-- Jobs that wait for something outside.
create table accounts.job (
  id text primary key,
  kind text not null,
  payload text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'dead')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  run_at timestamptz not null,
  -- If a running job is not done by then, its process has ended.
  locked_until timestamptz,
  problem text
);
create index job_due on accounts.job (run_at) where state in ('waiting', 'running');

-- Emails. The text is deleted once the mail server has it, because its links open accounts.
create table accounts.mail (
  id text primary key,
  -- The order of writing, which times within the same millisecond do not show.
  place bigint not null generated always as identity,
  message_id text not null unique,
  account_id text references accounts.account (id) on delete set null,
  recipient text not null,
  subject text not null,
  text text,
  html text,
  state text not null check (state in ('queued', 'sent', 'kept', 'failed', 'suppressed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz,
  problem text
);
create unique index mail_place on accounts.mail (place);
create table accounts.suppression (email_key text primary key, reason text not null, since timestamptz not null);

create table accounts.thread (
  id text primary key,
  kind text not null,
  account_id text references accounts.account (id) on delete cascade,
  guest_name text,
  guest_email text,
  subject text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  fields text not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Messages up to here were read by the account and by an administrator.
  read_at timestamptz,
  staff_read_at timestamptz
);
create index thread_account on accounts.thread (account_id, updated_at desc);
create index thread_updated on accounts.thread (updated_at desc);
create table accounts.message (
  id text primary key,
  thread_id text not null references accounts.thread (id) on delete cascade,
  from_staff boolean not null,
  author text not null,
  text text not null,
  sent_at timestamptz not null
);
create index message_thread on accounts.message (thread_id, sent_at);

-- The audit log. Rows are only added.
create table accounts.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  address text,
  details text not null default '[]'
);
create function accounts.refuse_change() returns trigger language plpgsql as
  $$ begin raise exception 'The audit log is only added to' using errcode = '42501'; end $$;
create trigger audit_only_grows before update or delete or truncate on accounts.audit
  for each statement execute function accounts.refuse_change();
