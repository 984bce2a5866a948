-- Networks that an account acts for according to a provider (PeeringDB), as of its last sign-in there.
create table accounts.claimed_network (
  account_id text not null references accounts.account (id) on delete cascade,
  provider text not null,
  asn bigint not null,
  -- PeeringDB's bits: 1 delete, 2 update, 4 read, 8 create.
  permissions integer not null,
  seen_at timestamptz not null,
  primary key (account_id, provider, asn)
);
create index claimed_network_asn on accounts.claimed_network (asn);
create index identity_account on accounts.identity (account_id);
