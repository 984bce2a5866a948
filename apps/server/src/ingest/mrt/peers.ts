import type { MrtTables } from '@routeglass/domain/mrt';
import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';

/** Vantage points of a collector as rows of `peer`, created on first sight, with the number of routes each sent. */
export class Peers {
  readonly #store: Store;
  readonly #collector: string;
  readonly #world: World;
  #tables: MrtTables | null = null;
  #ids: number[] = [];
  readonly #routes = new Map<number, { 4: number; 6: number }>();

  constructor(store: Store, collector: string, world: World) {
    this.#store = store;
    this.#collector = collector;
    this.#world = world;
  }

  /** Number of vantage points that sent something. */
  get count(): number {
    return this.#routes.size;
  }

  /** Creates the rows of new peers in these tables. Call it before `idOf`. */
  async meet(tables: MrtTables): Promise<void> {
    if (tables !== this.#tables) this.#ids = [];
    this.#tables = tables;
    for (let peer = this.#ids.length; peer < tables.peers.count; peer += 1) {
      const { rows } = await sql<{ id: number }>`
        insert into peer (collector, ip, asn, world)
        values (${this.#collector}, ${tables.peers.addressTextOf(peer)}::inet, ${tables.peers.asnOf(peer)}, ${this.#world})
        on conflict (collector, ip, asn) do update set world = excluded.world
        returning id
      `.execute(this.#store.bulk);
      this.#ids.push(rows[0]?.id ?? 0);
    }
  }

  idOf(peer: number): number {
    return this.#ids[peer]!;
  }

  countRoute(id: number, version: 4 | 6): void {
    let counts = this.#routes.get(id);
    if (!counts) this.#routes.set(id, (counts = { 4: 0, 6: 0 }));
    counts[version] += 1;
  }

  /** Writes the number of routes each sent. */
  async writeCounts(generationId: number): Promise<void> {
    const rows = [...this.#routes].map(([peer_id, counts]) => {
      return { generation_id: generationId, peer_id, ipv4_routes: counts[4], ipv6_routes: counts[6] };
    });
    for (let from = 0; from < rows.length; from += 1000) {
      await this.#store.bulk
        .insertInto('generation_peer')
        .values(rows.slice(from, from + 1000))
        .execute();
    }
  }
}
