/**
 * How tables lie on a cluster. What grows with peers and time is spread by prefix, so that all routes and events of one prefix lie on one node, side by
 * side. What is read with every route has a copy on each node. Everything else stays on the coordinator, where lists, search and histories read it.
 */
export interface Layout {
  readonly copied: readonly string[];
  readonly spread: readonly { readonly table: string; readonly by: string }[];
}

/** In the order in which they can be laid out: those that others refer to first. Partitions, those to come too, follow their parent. */
export const layout: Layout = {
  copied: ['generation', 'peer', 'generation_peer', 'as_path', 'community_set'],
  spread: [
    { table: 'rib_route', by: 'prefix' },
    { table: 'route_event', by: 'prefix' },
  ],
};

/** Where the rows of a table are, as the cluster says it. */
export interface Placement {
  readonly table: string;
  readonly kind: 'reference' | 'distributed' | 'local';
  readonly by: string | null;
}

/** What stands in the way of a layout: a table that lies otherwise. */
export class OtherLayout extends Error {
  override readonly name = 'OtherLayout';
}

export interface Step {
  /** For the operator. */
  readonly what: string;
  readonly statement: string;
}

/** The steps that lead from the placements to the layout, none where it is all there. Throws `OtherLayout` where a table lies otherwise. */
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
