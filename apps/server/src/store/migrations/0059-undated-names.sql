-- Dumps of one source have one name, whatever their date: a newer list of AS names, registry dump or dictionary replaces the loaded one. Of several
-- dated loads of one source, the newest gets the name; the others stay until an operator removes them.
with undated as (
  select id, kind, name, regexp_replace(
    regexp_replace(name, '(?:^|[-_.])(?:19|20)\d{2}(-?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?:\.\d{4})?(?=[-_.]|$)', '', 'g'),
    '^[-_.]+', ''
  ) as series
  from generation where state = 'live' and kind in ('as-names', 'irr', 'communities')
), renamed as (
  select distinct on (kind, series) kind, name, series from undated u
  where name <> series and series <> ''
    and not exists (select from generation g where g.kind = u.kind and g.name = u.series and g.state = 'live')
  order by kind, series, id desc
)
update generation g set name = r.series from renamed r where g.kind = r.kind and g.name = r.name;
-- Their histories go on under the new name.
update route_object_history h set source = g.name from generation g where g.id = h.begun_by and g.name <> h.source;
