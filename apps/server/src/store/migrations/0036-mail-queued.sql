-- What is still on its way: letters of one thread wait for those before them.
create index mail_queued on accounts.mail (place) where state = 'queued';
