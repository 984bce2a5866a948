-- Lists of AS names in the demo data have names of their own, like its other sources: a real file of the same name stays beside them.
update generation set name = 'lab-' || name where kind = 'as-names' and world = 'lab';
