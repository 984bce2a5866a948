import * as v from 'valibot';
import { filterEntries } from '../incidents/listQuery.ts';
import { dayOrInstant } from '../times.ts';
import { count, instant, ipFilter, page, paged, pageSize, repeated } from '../wire.ts';

/** Kinds of change: only at the later time, only at the earlier time, or different at the two. */
export const changeKinds = ['added', 'gone', 'changed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * Two times to compare, `from` not after `until`. A day (yyyy-MM-dd, UTC) means the state at its end, or at the newest loaded route if the day is
 * not over. An instant (ISO 8601) means the state just before it.
 * `change` keeps some kinds of change; repeat the key for several.
 */
export const changesEntries = {
  from: dayOrInstant,
  until: dayOrInstant,
  ip: v.optional(ipFilter, 'all'),
  q: filterEntries.q,
  change: v.optional(repeated(v.picklist(changeKinds, `change must be one of ${changeKinds.join(', ')}`), 3), []),
  order: v.optional(v.picklist(['asc', 'desc'], 'order must be asc or desc'), 'asc'),
  page,
  'page-size': pageSize,
};

/** A page of changes, with the total number of each kind, whatever kinds the page shows. */
export const changesOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    ...paged(row).entries,
    added: count,
    gone: count,
    changed: count,
    /** When the network was first seen with anything of the kind; earlier days are unknown. Null if never. */
    known_from: v.nullable(instant),
    /** Time of the newest loaded route of its world; later days show the state at that time. Null if none is loaded. */
    as_of: v.nullable(instant),
  });
