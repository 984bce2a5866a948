-- Identifies an invitation to revoke it. Only the email has the token itself.
alter table accounts.as_invitation add column id text not null default gen_random_uuid()::text;
alter table accounts.as_invitation add constraint as_invitation_id unique (id);
