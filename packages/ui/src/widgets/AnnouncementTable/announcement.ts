import { DAY_MS } from '@routeglass/domain/time';
import type { FieldIssue } from '../../primitives/Form/fieldErrors.ts';

export const announcementAudiences = ['everyone', 'signed-in'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** Something announced above every page. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  readonly href: string | null;
  readonly audience: AnnouncementAudience;
  readonly from: Date;
  /** Null if it stays until it is ended. */
  readonly until: Date | null;
  readonly state: 'planned' | 'shown' | 'over';
  /** Who announced it. */
  readonly by: string;
}

/** A new announcement. Days are yyyy-MM-dd in UTC, inclusive; empty if an end is open. */
export interface NewAnnouncement {
  readonly text: string;
  readonly href: string;
  readonly audience: AnnouncementAudience;
  readonly from: string;
  readonly until: string;
}

export const audienceWords: Readonly<Record<AnnouncementAudience, string>> = {
  everyone: 'Everyone',
  'signed-in': 'Signed-in users',
};

export const stateWords: Readonly<Record<Announcement['state'], string>> = {
  planned: 'Planned',
  shown: 'Shown now',
  over: 'Over',
};

/** Whether it is the first instant of a day (UTC). */
export const isMidnight = (instant: Date): boolean => instant.getTime() % DAY_MS === 0;

/** The last instant of the last day, if it ends with a day (UTC); else null. */
export const lastDay = (until: Date): Date | null => (isMidnight(until) ? new Date(until.getTime() - 1) : null);

const LONGEST_TEXT = 300;
/** A path of this site or a web address. */
const LINK = /^(?:\/(?![/\\])|https?:\/\/[^\s/])/;

const issue = (key: string, message: string): FieldIssue => ({ message, path: [{ key }] });

/** Problems with the fields of a form; none if it can be announced. */
export function announcementProblems({ text, href, from, until }: NewAnnouncement): readonly FieldIssue[] {
  const length = text.trim().length;
  const link = href.trim();
  return [
    ...(length === 0 ? [issue('text', 'Required field')] : []),
    ...(length > LONGEST_TEXT ? [issue('text', `Use at most ${LONGEST_TEXT} characters`)] : []),
    ...(link === '' || LINK.test(link) ? [] : [issue('href', 'Enter a path such as /pricing, or a web address')]),
    ...(from !== '' && until !== '' && from > until
      ? [issue('until', 'The last day must not be before the first')]
      : []),
  ];
}
