-- Extended access to networks and domains, and how it was decided.
create table accounts.as_access (
  id bigint generated always as identity primary key,
  account_id text not null references accounts.account (id) on delete cascade,
  asn bigint not null,
  -- 0 waiting, 1 approved, 2 rejected or revoked, 3 a contact was asked by email.
  status smallint not null check (status between 0 and 3),
  -- Grows with each change. Decisions based on an older version are refused.
  version integer not null default 1,
  -- The proof: 'contact', 'peeringdb', 'remark', 'admin' or 'invitation'.
  proof text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When its emails will be sent, if later, and why none were sent.
  letters_at timestamptz,
  problem text,
  unique (account_id, asn)
);
create index as_access_updated on accounts.as_access (updated_at desc, id desc);
create index as_access_asn on accounts.as_access (asn);

-- Links in emails to contacts, by the hash of their token. Each is for one request.
create table accounts.as_contact_link (
  token_hash text primary key,
  access_id bigint not null references accounts.as_access (id) on delete cascade,
  handle text not null,
  name text not null,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index as_contact_link_access on accounts.as_contact_link (access_id);
create index as_contact_link_expires on accounts.as_contact_link (expires_at);

-- When the contacts of a network were last written to, and the addresses that want no more such emails.
create table accounts.as_letter (asn bigint primary key, sent_at timestamptz not null);
create table accounts.contact_stop (email_key text primary key, since timestamptz not null);

create table accounts.domain_access (
  id bigint generated always as identity primary key,
  account_id text not null references accounts.account (id) on delete cascade,
  domain text not null,
  status text not null check (status in ('new', 'approved', 'sent', 'rejected', 'error')),
  version integer not null default 1,
  proof text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  problem text,
  unique (account_id, domain)
);
create index domain_access_updated on accounts.domain_access (updated_at desc, id desc);

create table accounts.domain_contact_link (
  token_hash text primary key,
  access_id bigint not null references accounts.domain_access (id) on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create table accounts.domain_letter (domain text primary key, sent_at timestamptz not null);

-- Invitations by people with access. Used once.
create table accounts.as_invitation (
  token_hash text primary key,
  asn bigint not null,
  email_key text not null,
  invited_by text not null references accounts.account (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text references accounts.account (id) on delete set null
);
create index as_invitation_asn on accounts.as_invitation (asn);
