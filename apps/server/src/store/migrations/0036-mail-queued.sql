-- Emails still on their way: those of one thread wait for earlier ones.
create index mail_queued on accounts.mail (place) where state = 'queued';
