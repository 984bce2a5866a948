import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, form, line } from '../fields.ts';
import { dayOrInstant } from '../times.ts';
import { instant, nothing, page, paged, pageSize } from '../wire.ts';

const LONGEST = 300;

/** The current announcement: the newest if there are several, null if there is none. */
export const announcement = defineEndpoint({
  name: 'announcement',
  summary: 'The current announcement',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'auth',
  path: '/api/web/v1/announcement',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({
    announcement: v.nullable(v.object({ id: v.string(), text: v.string(), href: v.nullable(v.string()) })),
  }),
});

export const announcementAudiences = ['everyone', 'signed-in'] as const;
export const announcementStates = ['planned', 'shown', 'over'] as const;
export const announcementRow = v.object({
  id: v.string(),
  text: v.string(),
  href: v.nullable(v.string()),
  audience: v.picklist(announcementAudiences),
  from: instant,
  /** Null if it stays until someone ends it. */
  until: v.nullable(instant),
  state: v.picklist(announcementStates),
  by: v.string(),
});
export type AnnouncementRow = v.InferOutput<typeof announcementRow>;

const admin = {
  topic: 'admin',
  audience: 'admin',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
  encoding: 'form',
} as const;

export const announcements = defineEndpoint({
  ...admin,
  name: 'announcements',
  summary: 'Announcements',
  method: 'GET',
  path: '/api/admin/v1/announcements',
  query: v.object({ page, 'page-size': pageSize }),
  answer: paged(announcementRow),
});

const isLink = (text: string): boolean => text === '' || /^\/(?![/\\])/.test(text) || /^https?:\/\/[^\s/]/.test(text);
const optionalTime = v.optional(v.union([v.literal(''), dayOrInstant]), '');

/**
 * Shows an announcement from `from` (default: now) until `until` (default: until it is ended). A day includes both its first and its last instant.
 */
export const announce = defineEndpoint({
  ...admin,
  name: 'announce',
  summary: 'Publish an announcement',
  method: 'POST',
  path: '/api/admin/v1/announcements',
  body: form({
    text: v.pipe(line, v.maxLength(LONGEST, `The text is longer than ${LONGEST} characters`)),
    href: v.optional(
      v.pipe(v.string(), v.trim(), v.check(isLink, 'A link is a path such as /pricing, or a web address')),
      '',
    ),
    audience: v.picklist(announcementAudiences),
    from: optionalTime,
    until: optionalTime,
  }),
  answer: announcementRow,
});

/** Removes an announcement at once. */
export const endAnnouncement = defineEndpoint({
  ...admin,
  name: 'endAnnouncement',
  summary: 'End an announcement',
  method: 'DELETE',
  path: '/api/admin/v1/announcements/{id}',
  params: v.object({ id: line }),
  answer: done,
  errors: ['E_NOT_FOUND', 'E_CONFLICT'],
});
