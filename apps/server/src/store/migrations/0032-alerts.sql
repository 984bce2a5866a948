-- Networks that accounts watch, each with its own rules.
create table accounts.alert_watch (
  id text primary key,
  account_id text not null references accounts.account (id) on delete cascade,
  asn bigint not null,
  -- Rules as JSON.
  rules text not null,
  -- Instant of the newest routes when the watch began. Events that ended earlier are not reported.
  since timestamptz not null,
  -- Grows when its feed gets a new secret address.
  feed_version integer not null default 1,
  created_at timestamptz not null,
  unique (account_id, asn)
);
create index alert_watch_asn on accounts.alert_watch (asn);

-- Events that the user marked as expected.
create table accounts.alert_expected (
  id text primary key,
  watch_id text not null references accounts.alert_watch (id) on delete cascade,
  kind text not null,
  other bigint,
  prefix text,
  created_at timestamptz not null
);
create index alert_expected_watch on accounts.alert_expected (watch_id);

-- One thread per incident.
create table accounts.alert (
  id text primary key,
  place bigint not null generated always as identity,
  watch_id text not null references accounts.alert_watch (id) on delete cascade,
  kind text not null,
  key text not null,
  state text not null check (state in ('open', 'ended')),
  -- Extent as last reported, and all facts known then, as JSON.
  told double precision not null,
  fact text not null,
  reasons text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  updated_at timestamptz not null,
  acknowledged_at timestamptz,
  snoozed_until timestamptz,
  expected_at timestamptz
);
-- An event never has two alerts.
create unique index alert_open on accounts.alert (watch_id, kind, key) where state = 'open';
create unique index alert_event on accounts.alert (watch_id, kind, key, began_at);
create index alert_updated on accounts.alert (watch_id, updated_at desc);

-- Messages about an alert.
create table accounts.alert_message (
  id text primary key,
  place bigint not null generated always as identity,
  alert_id text not null references accounts.alert (id) on delete cascade,
  change text not null,
  -- Its content, as JSON.
  body text not null,
  at timestamptz not null
);
create index alert_message_alert on accounts.alert_message (alert_id, place);

-- Destinations of an account's messages.
create table accounts.alert_channel (
  id text primary key,
  account_id text not null references accounts.account (id) on delete cascade,
  kind text not null check (kind in ('mail', 'webhook', 'syslog')),
  name text not null,
  form text not null,
  -- Address, and the secrets of a webhook, encrypted.
  target text not null,
  secrets text,
  former_until timestamptz,
  is_on boolean not null default true,
  quiet_from integer not null default 0,
  quiet_until integer not null default 0,
  digest integer not null default 0,
  problem text,
  last_sent timestamptz,
  created_at timestamptz not null
);
create index alert_channel_account on accounts.alert_channel (account_id);

-- Each message on its way to a channel. Without a message it is a test.
create table accounts.alert_delivery (
  id text primary key,
  place bigint not null generated always as identity,
  channel_id text not null references accounts.alert_channel (id) on delete cascade,
  message_id text references accounts.alert_message (id) on delete cascade,
  state text not null check (state in ('waiting', 'sent', 'failed', 'stopped')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  problem text,
  mail_id text references accounts.mail (id) on delete set null,
  -- A message goes to a channel only once.
  unique (channel_id, message_id)
);
create index alert_delivery_channel on accounts.alert_delivery (channel_id, place desc);
create index alert_delivery_waiting on accounts.alert_delivery (channel_id, due_at) where state = 'waiting';

-- The publication that was judged last.
create table accounts.alert_mark (is_one boolean primary key default true check (is_one), stamp text not null);
insert into accounts.alert_mark (stamp) values ('');

-- Emails of a thread refer to its first one.
alter table accounts.mail add column thread text;
