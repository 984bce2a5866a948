-- A source that an operator has removed: none of its loads counts any more, in the histories either (the ledgers of 0007).
alter table generation drop constraint generation_state_check;
alter table generation add constraint generation_state_check
check (state in ('loading', 'live', 'retired', 'failed', 'removed'));
