import type { Random } from '../../../../apps/server/src/lab/random.ts';
import { knowledgeOf, tableFacts, type TableKnowledge } from './knowledge.ts';
import type { RealTable, TablePeer } from './realTable.ts';
import { type StandingLeaks, standingLeaks } from './standingLeaks.ts';
import type { VantagePaths } from './vantagePaths.ts';

/** Vantage points of a real table that watch an event, and their earlier knowledge. */
export interface Vantage {
  readonly table: RealTable;
  readonly peers: readonly TablePeer[];
  readonly networks: readonly number[];
  readonly known: TableKnowledge;
  readonly standing: StandingLeaks;
}

/** All full peers of a table, or some of them. */
export function vantageOf(table: RealTable, simulated: VantagePaths, random: Random, count?: number): Vantage {
  const peers = count === undefined ? table.peers : random.sample(table.peers, count);
  const known = knowledgeOf(tableFacts(table, peers, simulated));
  return {
    table,
    peers,
    networks: [...new Set(peers.map(({ asn }) => asn))],
    known,
    standing: standingLeaks(table, peers, known, simulated),
  };
}
