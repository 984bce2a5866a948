import { basesOf, restsOn } from '../bases.ts';
import type { Incoming } from '../incoming.ts';
import type { StoryListener } from '../stories/listener.ts';
import { touchedBy } from '../stories/touched.ts';
import type { Workshop } from '../workshop.ts';
import { announceAll } from './announceAll.ts';
import { refreshTouched } from './refreshTouched.ts';

/** Who brings the announced prefixes up to date: in place after updates that touch few, otherwise as a new generation. Null where they are. */
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
