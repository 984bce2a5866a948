-- By incident first: the key finds the parties of an incident too, so that an index less is written with each row. Lists of a network have their own.
alter table incident_party drop constraint incident_party_pkey;
alter table incident_party add primary key (incident_id, asn, role);
drop index incident_party_incident;
