import { basesOf, restsOn } from '../bases.ts';
import type { Incoming } from '../incoming.ts';
import type { StoryListener } from '../stories/listener.ts';
import { touchedBy } from '../stories/touched.ts';
import type { Workshop } from '../workshop.ts';
import { refreshLinks } from './refreshLinks.ts';
import { rewriteLinks } from './rewriteLinks.ts';

/**
 * Listens to stories to update the ledger of links: in place if updates touched few prefixes, as a whole after tables and after new relations.
 * Relations must have been inferred before. Null if it is up to date.
 */
export async function listenForLinks(workshop: Workshop, incoming: readonly Incoming[]): Promise<StoryListener | null> {
  const routes = basesOf(workshop.standing, ['mrt-rib', 'mrt-updates']);
  const ledger = workshop.live.get('links all');
  const bases = routes.length === 0 ? [] : [...routes, ...workshop.after('relations')];
  if (restsOn(ledger, bases)) return null;
  const touched = touchedBy(ledger, bases, incoming);
  return ledger && touched ? refreshLinks(workshop, ledger, touched, bases) : rewriteLinks(workshop, bases);
}
