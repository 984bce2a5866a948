-- What the dashboard showed of the network last, and on the visit before, as JSON; null before the first visit.
alter table accounts.as_access add column visit text;
