-- How often something happened on a page on a day (UTC). Nothing says whose visit it was.
create table accounts.visit_count (
  day date not null,
  event text not null,
  page text not null,
  count bigint not null,
  primary key (day, event, page)
);
