import * as v from 'valibot';

/** Whether the database can store the time and the end of its day. */
function isStorable(text: string): boolean {
  const at = Date.parse(text);
  return at >= Date.parse('0001-01-01') && at < Date.parse('9999-12-31');
}

/** Whether the day of a time exists: Date reads February 30 as March 2. */
function isInCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  const at = new Date(day);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** A day (yyyy-MM-dd) or an instant (ISO 8601), UTC if it has no zone. */
export const dayOrInstant = v.pipe(
  v.union(
    [
      v.pipe(v.string(), v.isoDate()),
      v.pipe(v.string(), v.isoTimestamp()),
      v.pipe(
        v.string(),
        v.isoDateTimeSecond(),
        v.transform((local) => `${local.replace(' ', 'T')}Z`),
      ),
    ],
    'A time is written as yyyy-MM-dd or as an ISO 8601 instant',
  ),
  v.check(isStorable, 'A time lies between the years 1 and 9999'),
  v.check(isInCalendar, 'This day does not exist'),
);

/** A day in UTC, yyyy-MM-dd. */
export const calendarDay = v.pipe(
  v.string(),
  v.isoDate('A day is written as yyyy-MM-dd'),
  v.check(isStorable, 'A day lies between the years 1 and 9999'),
  v.check(isInCalendar, 'This day does not exist'),
);

/** A span of days in UTC, inclusive; an empty end is open. */
export const daySpan = {
  from: v.optional(v.union([v.literal(''), calendarDay]), ''),
  until: v.optional(v.union([v.literal(''), calendarDay]), ''),
};
