-- When routes of an approved session's router first came in; null until then. A new decision about the session begins this again.
alter table accounts.bgp_session add column established_at timestamptz;
