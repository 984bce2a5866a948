-- What covers a prefix is looked up by its blocks in the primary key: this index of ranges cost an import more than the other two together.
drop index announced_covering;
