-- Grows by one with every change of what accounts may see (subscriptions, access to networks), in the same transaction.
create table accounts.rights (only_row boolean primary key default true check (only_row), generation bigint not null);
insert into accounts.rights (generation) values (0);
