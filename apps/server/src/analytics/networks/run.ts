import { basesOf, restsOn } from '../bases.ts';
import type { Incoming } from '../incoming.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import type { Workshop } from '../workshop.ts';
import { addMissing } from './addMissing.ts';
import { asnsNamed } from './asnsNamed.ts';
import { listNetworks } from './listNetworks.ts';

/** Lists the networks again if names or registrations have changed. If only routes have, adds the networks new in them to the live list. */
export async function deriveNetworks(workshop: Workshop, incoming: readonly Incoming[]): Promise<void> {
  const { store, standing, live, after } = workshop;
  const bases = basesOf(standing, ['as-names', 'peeringdb', 'delegated']);
  const networks = live.get('networks all');
  if (networks && restsOn(networks, bases)) {
    const routes = routeSourcesOf(incoming);
    for (const world of ['lab', 'internet'] as const) {
      const ids = routes.filter((source) => source.world === world).map(({ id }) => id);
      await addMissing(store, networks.id, await asnsNamed(workshop, ids, world), world);
    }
  } else if (networks || standing.length > 0) {
    const ledgers = { history: after('history'), links: after('links') };
    await workshop.make('networks', 'all', 'internet', bases, (id, advance) =>
      listNetworks(workshop, id, ledgers, advance),
    );
  }
}
