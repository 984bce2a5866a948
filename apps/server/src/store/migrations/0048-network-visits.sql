-- What the dashboard last showed of the network, and on the visit before, as JSON. Null before the first visit.
alter table accounts.as_access add column visit text;
