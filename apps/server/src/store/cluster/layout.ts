/**
 * The layout of tables on a cluster. Tables that grow with vantage points and time are distributed by prefix, so that all routes and events of one
 * prefix are on one node. Tables read with every route have a copy on each node. All others stay on the coordinator, for lists, search and histories.
 */
export interface Layout {
  readonly copied: readonly string[];
  readonly spread: readonly { readonly table: string; readonly by: string }[];
}

/** In the order in which they can be laid out: tables that others refer to come first. Partitions, including future ones, follow their parent. */
export const layout: Layout = {
  copied: ['generation', 'peer', 'generation_peer', 'as_path', 'community_set'],
  spread: [
    { table: 'rib_route', by: 'prefix' },
    { table: 'route_event', by: 'prefix' },
  ],
};

/** Where the rows of a table are, according to the cluster. */
export interface Placement {
  readonly table: string;
  readonly kind: 'reference' | 'distributed' | 'local';
  readonly by: string | null;
}

/** A table has another layout than required. */
export class OtherLayout extends Error {
  override readonly name = 'OtherLayout';
}

export interface Step {
  /** For the operator. */
  readonly what: string;
  readonly statement: string;
}

/** The steps from the current placements to the layout; empty if it is complete. Throws `OtherLayout` if a table has another layout. */
export function stepsTo({ copied, spread }: Layout, placements: readonly Placement[], shards: number): Step[] {
  const found = new Map(placements.filter(({ kind }) => kind !== 'local').map((one) => [one.table, one]));
  const copies = copied.flatMap((table): Step[] => {
    const there = found.get(table);
    if (there?.kind === 'reference') return [];
    if (there) throw otherwise(there, 'a copy on each node');
    return [{ what: `${table}: a copy on each node`, statement: `select create_reference_table('${table}')` }];
  });
  const [first] = spread;
  const spreads = spread.flatMap(({ table, by }): Step[] => {
    const there = found.get(table);
    if (there?.kind === 'distributed' && there.by === by) return [];
    if (there) throw otherwise(there, `spread by ${by}`);
    const beside =
      table === first?.table
        ? `shard_count => ${shards}, colocate_with => 'none'`
        : `colocate_with => '${first?.table}'`;
    return [
      {
        what:
          table === first?.table ? `${table}: ${shards} shards by ${by}` : `${table}: by ${by}, beside ${first?.table}`,
        statement: `select create_distributed_table('${table}', '${by}', ${beside})`,
      },
    ];
  });
  return [...copies, ...spreads];
}

function otherwise({ table, kind, by }: Placement, wanted: string): OtherLayout {
  const now = kind === 'reference' ? 'a copy on each node' : `spread by ${by}`;
  return new OtherLayout(
    `The table ${table} is ${now}, and should be ${wanted}. Undo it (select undistribute_table('${table}')), then try again.`,
  );
}
