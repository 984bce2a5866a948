import { relationTo } from '@routeglass/domain/neighbor';
import { type Relation, reversed } from '@routeglass/domain/relations';
import { sql } from 'kysely';
import { partitionOf } from '../../../store/partition.ts';
import type { World } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';

/** The relation of a link's lower ASN to its higher one, as believed from an instant on. Seconds since 1970. */
export interface Belief {
  readonly relation: Relation;
  readonly from: number;
}

/**
 * The relation each link was believed to have over time, if the ledger saw it change. A leak must be judged by what was believed before it: tables
 * taken during the leak make a provider of the leaker look like its customer.
 */
export class BeliefBook {
  readonly #changed: ReadonlyMap<string, readonly Belief[]>;

  private constructor(changed: ReadonlyMap<string, readonly Belief[]>) {
    this.#changed = changed;
  }

  /** `ledgers`: generations of the ledger of links, as they will be live. */
  static async open(store: Store, world: World, ledgers: readonly number[]): Promise<BeliefBook> {
    const changed = new Map<string, Belief[]>();
    for (const id of ledgers) {
      const links = sql.table(partitionOf('neighbor', id));
      const past = sql.table(partitionOf('neighbor_past', id));
      const isSame = sql`(p.asn, p.neighbor, p.ip_version, p.world) = (n.asn, n.neighbor, n.ip_version, n.world)`;
      const { rows } = await sql<{ key: string; type: string; since: number }>`
        with changed as (
          select n.* from ${links} n
          where n.world = ${world} and n.asn < n.neighbor
            and exists (select from ${past} p where ${isSame} and p.type not in (n.type, 'unspecified'))
        )
        select concat_ws(' ', ip_version, asn, neighbor) as key, type, extract(epoch from since)::float8 as since from (
          select p.ip_version, p.asn, p.neighbor, p.type, p.first_seen as since from changed n join ${past} p on ${isSame}
          union all select ip_version, asn, neighbor, type, since from changed
        ) told
        order by since
      `.execute(store.bulk);
      for (const { key, type, since } of rows) note(changed, key, { relation: relationTo(type), from: since });
    }
    return new BeliefBook(changed);
  }

  /** The believed relation of `a` to `b` at an instant; undefined if the link's relation never changed. */
  at(a: number, b: number, ipVersion: 4 | 6, instant: number): Belief | undefined {
    const [low, high] = a < b ? [a, b] : [b, a];
    const beliefs = this.#changed.get(`${ipVersion} ${low} ${high}`);
    const belief = beliefs?.findLast(({ from }) => from <= instant) ?? beliefs?.[0];
    return belief && a > b ? { ...belief, relation: reversed(belief.relation) } : belief;
  }
}

/** A link that went away and came back with the same relation keeps the belief's first date. */
function note(changed: Map<string, Belief[]>, key: string, belief: Belief): void {
  const known = changed.get(key);
  if (!known) changed.set(key, [belief]);
  else if (belief.relation !== '?' && known.at(-1)?.relation !== belief.relation) known.push(belief);
}
