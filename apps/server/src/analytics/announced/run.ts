import { basesOf, restsOn } from '../bases.ts';
import type { Incoming } from '../incoming.ts';
import type { StoryListener } from '../stories/listener.ts';
import { touchedBy } from '../stories/touched.ts';
import type { Workshop } from '../workshop.ts';
import { announceAll } from './announceAll.ts';
import { refreshTouched } from './refreshTouched.ts';

/**
 * Listens to stories to update the announced prefixes: in place if updates touched few, otherwise as a new generation. Null if they are up to date.
 */
export async function listenForAnnounced(
  workshop: Workshop,
  incoming: readonly Incoming[],
): Promise<StoryListener | null> {
  const { standing, live } = workshop;
  const bases = basesOf(standing, ['mrt-rib', 'mrt-updates', 'vrps', 'irr']);
  const announced = live.get('announced all');
  if (restsOn(announced, bases)) return null;
  const touched = touchedBy(announced, bases, incoming);
  return announced && touched ? refreshTouched(workshop, announced.id, touched, bases) : announceAll(workshop, bases);
}
