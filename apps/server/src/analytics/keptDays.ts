/**
 * Days for which the ledgers remember what has ended, counted back from the newest routes of the world. Ongoing entries are never forgotten, nor
 * incidents that loaded routes show. Updates themselves are kept for `RETENTION_DAYS`.
 */
export const KEPT_DAYS = {
  /** Announcements and links: a year, and a month to compare it with. */
  announcements: 400,
  links: 400,
  /** Incidents, and closed candidates. */
  incidents: 3 * 366,
  closedCandidates: 31,
} as const;
