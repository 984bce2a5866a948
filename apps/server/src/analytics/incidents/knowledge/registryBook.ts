import type { HijackLookup, SourceNote } from '@routeglass/domain/incident-detection';
import type { Prefix } from '@routeglass/domain/prefix';
import { type OriginValidator, routeObjectValidity } from '@routeglass/domain/validity';
import { sql } from 'kysely';
import { partitionOf } from '../../../store/partition.ts';
import type { GenerationKind, World } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';
import type { RouteObjects } from '../../announced/routeObjects.ts';
import type { StandingSource } from '../../incoming.ts';
import type { Workshop } from '../../workshop.ts';

type Registries = Pick<
  HijackLookup,
  'roa' | 'roas' | 'routeObject' | 'routeObjects' | 'sharedOrganisation' | 'organisations'
>;

/** The ROAs, route objects and organizations of a world. */
export class RegistryBook implements Registries {
  readonly roas: SourceNote | null;
  readonly routeObjects: SourceNote | null;
  readonly organisations: SourceNote | null;
  readonly #workshop: Workshop;
  readonly #world: World;
  readonly #holders: ReadonlyMap<number, Organisation>;
  #validator: OriginValidator | null = null;
  #objects: RouteObjects = new Map();

  private constructor(
    workshop: Workshop,
    world: World,
    standing: readonly StandingSource[],
    holders: ReadonlyMap<number, Organisation>,
  ) {
    this.#workshop = workshop;
    this.#world = world;
    this.#holders = holders;
    this.roas = noteOf(standing, 'vrps');
    this.routeObjects = noteOf(standing, 'irr');
    this.organisations = noteOf(standing, 'organisations');
  }

  /** `standing`: sources of this world. */
  static async open(workshop: Workshop, world: World, standing: readonly StandingSource[]): Promise<RegistryBook> {
    return new RegistryBook(workshop, world, standing, await holdersOf(workshop.store, standing));
  }

  /** Reads the ROAs and route objects of these prefixes, or all. Route objects read before are forgotten. */
  async learn(prefixes?: Iterable<string>): Promise<void> {
    if (this.roas) this.#validator = (await this.#workshop.validators(prefixes))[this.#world];
    if (this.routeObjects) this.#objects = (await this.#workshop.routeObjects(prefixes))[this.#world];
  }

  readonly roa: Registries['roa'] = (prefix: Prefix, origin) => this.#validator?.explain(prefix, origin);

  readonly routeObject: Registries['routeObject'] = (prefix, origin) =>
    this.routeObjects ? routeObjectValidity(origin, this.#objects.get(prefix) ?? []) : undefined;

  readonly sharedOrganisation: Registries['sharedOrganisation'] = (a, b) => {
    const holder = this.#holders.get(a);
    return holder && holder.id === this.#holders.get(b)?.id ? holder.name : undefined;
  };
}

interface Organisation {
  readonly id: string;
  readonly name: string;
}

/** Names of the sources of a kind and the date of the newest; null if there are none. */
export function noteOf(standing: readonly StandingSource[], kind: GenerationKind): SourceNote | null {
  const own = standing.filter((source) => source.kind === kind);
  if (own.length === 0) return null;
  const times = own.flatMap(({ asOf }) => (asOf === null ? [] : [asOf.getTime() / 1000]));
  return {
    name: own
      .map(({ name }) => name)
      .sort()
      .join(', '),
    asOf: times.length === 0 ? null : Math.max(...times),
  };
}

/** The holder of each AS number. If two sources differ, the one loaded later counts. */
async function holdersOf(store: Store, standing: readonly StandingSource[]): Promise<Map<number, Organisation>> {
  const holders = new Map<number, Organisation>();
  for (const { id, kind } of standing) {
    if (kind !== 'organisations') continue;
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(m.asn || E'\t' || m.organisation_id || E'\t' || o.name, E'\n') as lines
      from ${sql.table(partitionOf('as_organisation', id))} m
      join ${sql.table(partitionOf('organisation', id))} o on o.id = m.organisation_id
    `.execute(store.bulk);
    for (const line of rows[0]?.lines?.split('\n') ?? []) {
      const [asn, organisation = '', name = ''] = line.split('\t');
      holders.set(Number(asn), { id: `${id} ${organisation}`, name });
    }
  }
  return holders;
}
