-- Incident first: the key also finds the parties of an incident, so each written row needs one index less. Lists of a network have their own indexes.
alter table incident_party drop constraint incident_party_pkey;
alter table incident_party add primary key (incident_id, asn, role);
drop index incident_party_incident;
