import { basesOf, restsOn } from '../bases.ts';
import type { Workshop } from '../workshop.ts';
import { addMissing } from './addMissing.ts';
import { asnsMet, type RoutedGeneration } from './asnsMet.ts';
import { listNetworks } from './listNetworks.ts';

/** Lists the networks anew when names or registrations have changed; when only routes have, adds those first met in them to the live list. */
export async function deriveNetworks(workshop: Workshop): Promise<void> {
  const { store, standing, live } = workshop;
  const bases = basesOf(standing, ['as-names', 'peeringdb', 'delegated']);
  const networks = live.get('networks all');
  if (networks && restsOn(networks, bases)) {
    const made = routedOf(workshop.made);
    for (const world of made.length === 0 ? [] : (['lab', 'internet'] as const)) {
      await addMissing(store, networks.id, await asnsMet(store, made, world), world);
    }
  } else if (networks || standing.length > 0) {
    const routed = routedOf(workshop.after);
    await workshop.make('networks', 'all', 'internet', bases, (id, advance) =>
      listNetworks(store, id, standing, routed, advance),
    );
  }
}

function routedOf(idsOf: (kind: RoutedGeneration['kind']) => readonly number[]): RoutedGeneration[] {
  return (['announced', 'relations'] as const).flatMap((kind) => idsOf(kind).map((id) => ({ id, kind })));
}
