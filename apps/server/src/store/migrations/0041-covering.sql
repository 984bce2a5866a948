-- Covering prefixes are looked up by block in the primary key. This range index cost an import more than the other two together.
drop index announced_covering;
