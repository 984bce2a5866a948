-- BGP sessions with the collector, as requested by networks.
create table accounts.bgp_session (
  id text primary key,
  account_id text not null references accounts.account (id) on delete cascade,
  asn bigint not null,
  ip inet not null,
  -- Secret of the TCP MD5 signature, encrypted.
  password text,
  state text not null check (state in ('requested', 'approved', 'rejected')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (asn, ip)
);
create index bgp_session_account on accounts.bgp_session (account_id);

-- Trials of network monitoring. An approved trial runs for 30 days.
create table accounts.monitoring_trial (
  id text primary key,
  account_id text not null references accounts.account (id) on delete cascade,
  asn bigint not null,
  company text not null,
  notification_email text,
  state text not null check (state in ('requested', 'approved', 'rejected')),
  created_at timestamptz not null,
  begins_at timestamptz,
  ends_at timestamptz,
  unique (account_id, asn)
);
