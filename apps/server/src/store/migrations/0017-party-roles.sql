-- Roles of parties are victim, announcer, giver, offender, suspect and acceptor.
alter table incident_party drop constraint incident_party_role_check;
update incident_party set role = case role when 'origin' then 'victim' else 'offender' end where role in ('origin', 'hijacker', 'leaker');
alter table incident_party add constraint incident_party_role_check
  check (role in ('victim', 'announcer', 'giver', 'offender', 'suspect', 'acceptor'));
update incident i set shown_parties = (
  select coalesce(jsonb_agg(jsonb_build_array(
    case party ->> 0 when 'origin' then 'victim' when 'hijacker' then 'offender' when 'leaker' then 'offender' else party ->> 0 end,
    party -> 1
  ) order by place), '[]'::jsonb)
  from jsonb_array_elements(i.shown_parties) with ordinality as shown (party, place)
);
