import type { NeighborRelation } from '@routeglass/domain/neighbor';
import type { Generated } from 'kysely';

export type NeighborType = NeighborRelation;

interface NeighborPastTable {
  generation_id: number;
  asn: number;
  neighbor: number;
  ip_version: 4 | 6;
  world: 'lab' | 'internet';
  type: NeighborType;
  first_seen: Date;
  last_seen: Date;
}

interface NeighborTable extends Omit<NeighborPastTable, 'last_seen'> {
  last_seen: Date | null;
  since: Date;
  routes: number;
  prefixes: Generated<number>;
}

/** The ledger of links, as migrations 0009 and 0050 create it. */
export interface NeighborTables {
  neighbor: NeighborTable;
  live_neighbor: NeighborTable;
  neighbor_past: NeighborPastTable;
  live_neighbor_past: NeighborPastTable;
}
