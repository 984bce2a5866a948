-- Start of states that have no date in the data, as JSON: seconds since 1970 by kind of alert.
alter table accounts.alert_watch add column lasting text not null default '{}';
