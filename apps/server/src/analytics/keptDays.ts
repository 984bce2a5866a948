/**
 * Days for which the ledgers remember what has ended, by the time of the newest routes of its world. What still stands is never forgotten, nor an
 * incident of which loaded routes tell; updates themselves are kept for `RETENTION_DAYS`.
 */
export const KEPT_DAYS = {
  /** Announcements and links of networks: a year, and a month to compare it with. */
  announcements: 400,
  links: 400,
  /** Incidents, and candidates for one that were closed. */
  incidents: 3 * 366,
  closedCandidates: 31,
} as const;
