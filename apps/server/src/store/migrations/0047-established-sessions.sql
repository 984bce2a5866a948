-- When routes from an approved session's router first arrived, null until then. A new decision on the session resets it.
alter table accounts.bgp_session add column established_at timestamptz;
