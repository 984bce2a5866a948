import type { Incident, IncidentVerdict } from '@routeglass/ui/IncidentTable';
import { writeHistory } from '../../histories/historyAddress.ts';

type Judged = Pick<Incident, 'kind' | 'prefix' | 'parties'>;

/**
 * Address of the history behind a verdict, on the page of the prefix: of its ROAs or route objects; for severity and activity, of the announcement.
 * Null if no network of the incident announced the prefix.
 */
export function historyOf(incident: Judged, verdict: IncidentVerdict): string | null {
  const { prefix } = incident;
  const isAnnouncement = verdict === 'severity' || verdict === 'activity';
  const origin = isAnnouncement ? announcerOf(incident) : null;
  if (isAnnouncement && origin === null) return null;
  const history = isAnnouncement ? 'announcement' : verdict;
  return `/prefix/${prefix}?${writeHistory({ history, prefix, origin }, new URLSearchParams()).toString()}`;
}

/** The network that announced the prefix: in a leak, the victim, whose route is passed on. */
function announcerOf({ kind, parties }: Judged): number | null {
  const roles = kind === 'leaks' ? (['announcer', 'victim'] as const) : (['announcer', 'offender'] as const);
  const [announcer] = roles.flatMap((role) => parties.filter((party) => party.role === role));
  return announcer?.network.asn ?? null;
}
