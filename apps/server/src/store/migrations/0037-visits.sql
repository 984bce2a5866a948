-- How often something happened on a page per day (UTC). Visits are anonymous.
create table accounts.visit_count (
  day date not null,
  event text not null,
  page text not null,
  count bigint not null,
  primary key (day, event, page)
);
