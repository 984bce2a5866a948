-- By which an invitation is taken back: the token itself is known to the letter alone.
alter table accounts.as_invitation add column id text not null default gen_random_uuid()::text;
alter table accounts.as_invitation add constraint as_invitation_id unique (id);
