import { basesOf, restsOn } from '../bases.ts';
import type { Workshop } from '../workshop.ts';
import { listNetworks } from './listNetworks.ts';

/** Lists the networks anew when names or tables have changed. */
export async function deriveNetworks(workshop: Workshop): Promise<void> {
  const { store, standing, live } = workshop;
  const bases = basesOf(standing, ['mrt-rib', 'as-names', 'peeringdb']);
  const networks = live.get('networks all');
  if (networks && restsOn(networks, bases)) return;
  if (!networks && standing.length === 0) return;
  const routed = (['announced', 'relations'] as const).flatMap((kind) =>
    workshop.after(kind).map((id) => ({ id, kind })),
  );
  await workshop.make('networks', 'all', 'internet', bases, (id, advance) =>
    listNetworks(store, id, standing, routed, advance),
  );
}
