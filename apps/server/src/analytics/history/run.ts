import { basesOf, restsOn } from '../bases.ts';
import type { Incoming } from '../incoming.ts';
import type { StoryListener } from '../stories/listener.ts';
import { touchedBy } from '../stories/touched.ts';
import type { Workshop } from '../workshop.ts';
import { refreshLedger } from './refreshLedger.ts';
import { rewriteLedger } from './rewriteLedger.ts';

/**
 * Listens to stories to update the ledger of announcements: in place if updates touched few prefixes, as a whole after tables. Null if it is up to
 * date.
 */
export async function listenForHistory(
  workshop: Workshop,
  incoming: readonly Incoming[],
): Promise<StoryListener | null> {
  const bases = basesOf(workshop.standing, ['mrt-rib', 'mrt-updates']);
  const ledger = workshop.live.get('history all');
  if (restsOn(ledger, bases)) return null;
  const touched = touchedBy(ledger, bases, incoming);
  return ledger && touched ? refreshLedger(workshop, ledger.id, touched, bases) : rewriteLedger(workshop, bases);
}
