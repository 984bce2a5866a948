import { restsOn } from '../bases.ts';
import type { StandingSource } from '../incoming.ts';
import type { Workshop } from '../workshop.ts';
import { relateNetworks } from './relateNetworks.ts';

/** Infers relations anew for each world and IP version whose tables have changed. */
export async function deriveRelations(workshop: Workshop): Promise<void> {
  for (const world of ['lab', 'internet'] as const) {
    const from = pathSources(workshop.standing.filter((source) => source.world === world));
    for (const ipVersion of [4, 6] as const) {
      const name = `${world}-${ipVersion}`;
      if (restsOn(workshop.live.get(`relations ${name}`), from)) continue;
      await workshop.make('relations', name, world, from, (id, advance) =>
        relateNetworks(workshop.store, id, { world, ipVersion, from }, advance),
      );
    }
  }
}

/** Tables, whose paths are settled; where there are none, the updates. */
function pathSources(sources: readonly StandingSource[]): number[] {
  const ofKind = (kind: string) => sources.filter((source) => source.kind === kind).map(({ id }) => id);
  const tables = ofKind('mrt-rib');
  return tables.length > 0 ? tables : ofKind('mrt-updates');
}
