-- Money. Rows name an account without a foreign key, because bills are kept after the account is erased.

-- A requested purchase. It exists before anything is requested from a provider, so that every charge has one.
create table accounts.purchase (
  id text primary key,
  account_id text not null,
  email text not null,
  name text not null,
  position text not null,
  period text not null check (period in ('month', 'year')),
  payment text not null check (payment in ('card', 'bill')),
  -- The price without VAT when it was requested, in cents of a US dollar.
  net_cents bigint not null,
  marketing boolean not null,
  state text not null check (state in ('open', 'paid', 'closed')),
  provider text,
  provider_ref text,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index purchase_account on accounts.purchase (account_id, created_at desc);
create unique index purchase_provider on accounts.purchase (provider, provider_ref);

-- The sources of Pro access: paid by card or bill, or granted. Pro is open from `starts_at` to `paid_until`, and a week longer if it renews.
create table accounts.subscription (
  id text primary key,
  account_id text not null,
  purchase_id text references accounts.purchase (id),
  source text not null check (source in ('card', 'bill', 'grant')),
  period text check (period in ('month', 'year')),
  net_cents bigint not null default 0,
  starts_at timestamptz not null,
  paid_until timestamptz not null,
  -- Since when a renewal could not be charged. Null if nothing is owed.
  failed_at timestamptz,
  -- Whether it is renewed at `paid_until`.
  renews boolean not null,
  -- When it was ended early.
  ended_at timestamptz,
  provider text,
  provider_customer text,
  provider_ref text,
  -- When the provider last reported on it. Older reports change nothing.
  told_at timestamptz,
  -- As users know it: Visa •••• 4242.
  card text,
  reason text,
  created_at timestamptz not null
);
create index subscription_account on accounts.subscription (account_id, paid_until desc);
create unique index subscription_provider on accounts.subscription (provider, provider_ref);

-- The last bill number of each year. The row is locked while a bill is written, so that no number is skipped.
create table accounts.bill_counter (year integer primary key, last integer not null);

create table accounts.bill (
  id text primary key,
  number text not null unique,
  year integer not null,
  serial integer not null,
  kind text not null check (kind in ('bill', 'credit-note')),
  account_id text not null,
  purchase_id text references accounts.purchase (id),
  subscription_id text references accounts.subscription (id),
  -- The bill that a credit note reverses.
  credits text references accounts.bill (id),
  -- Issuer, buyer and lines as they were at the time, as JSON.
  issuer text not null,
  buyer text not null,
  line text not null,
  net_cents bigint not null,
  vat_cents bigint not null,
  vat_note text not null,
  issued_at timestamptz not null,
  due_at timestamptz not null,
  -- The card payment it belongs to.
  provider text,
  provider_ref text,
  unique (year, serial)
);
create index bill_account on accounts.bill (account_id, issued_at desc);
create unique index bill_provider on accounts.bill (provider, provider_ref);
create unique index bill_credits on accounts.bill (credits);

-- Debts, payments and openings. Rows are only added, and everything else can be computed from them.
create table accounts.ledger (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account_id text not null,
  -- 'billed' and 'credited' change the debt, 'paid' and 'refunded' move money, 'opened' and 'closed' change how long Pro is open.
  kind text not null check (kind in ('billed', 'credited', 'paid', 'refunded', 'opened', 'closed')),
  -- Cents of a US dollar, positive if the account owes them.
  cents bigint not null,
  bill_id text references accounts.bill (id),
  subscription_id text references accounts.subscription (id),
  -- End of Pro access after this row.
  until timestamptz,
  actor text not null,
  memo text not null,
  provider text,
  provider_ref text
);
create index ledger_account on accounts.ledger (account_id, id);
create index ledger_bill on accounts.ledger (bill_id);
create index ledger_subscription on accounts.ledger (subscription_id);
create unique index ledger_provider on accounts.ledger (provider, provider_ref, kind);
create function accounts.refuse_ledger_change() returns trigger language plpgsql as
  $$ begin raise exception 'The ledger is only added to' using errcode = '42501'; end $$;
create trigger ledger_only_grows before update or delete or truncate on accounts.ledger
  for each statement execute function accounts.refuse_ledger_change();
create trigger bill_never_changes before update or delete or truncate on accounts.bill
  for each statement execute function accounts.refuse_ledger_change();

-- Processed provider events. A second one with the same id changes nothing.
create table accounts.provider_event (
  provider text not null,
  id text not null,
  kind text not null,
  taken_at timestamptz not null,
  primary key (provider, id)
);

-- Emails about money that were already written, so that each is written once.
create table accounts.billing_notice (
  subject text not null,
  kind text not null,
  at timestamptz not null,
  primary key (subject, kind)
);

-- The bill attached to an email. The file is made when the email is sent.
alter table accounts.mail add column bill_id text references accounts.bill (id);
