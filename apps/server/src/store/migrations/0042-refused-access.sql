-- When access was last refused or revoked. Proofs from before that do not count.
alter table accounts.as_access add column refused_at timestamptz;
update accounts.as_access set refused_at = updated_at where status = 2;
