import type { Random } from '../../../../apps/server/src/lab/random.ts';
import type { Propagation } from '@routeglass/domain/propagation';
import { formatPrefix, type Prefix } from '@routeglass/domain/prefix';
import type { RelationGraph } from '@routeglass/domain/relations';
import { hasCustomers } from './neighbors.ts';
import { heldPrefixes, partOf, type RealTable } from './realTable.ts';

/** The setting of events: the relations of an Internet, and a table. */
export interface Stage {
  readonly graph: RelationGraph;
  readonly propagation: Propagation;
  readonly table: RealTable;
  /** Prefixes of the table whose origin is in the relations. */
  readonly held: readonly HeldPrefix[];
  readonly networks: readonly number[];
  /** Networks with customers. */
  readonly transit: readonly number[];
  /** The 30 networks with the most customers. */
  readonly carriers: readonly number[];
}

export interface HeldPrefix {
  readonly prefix: Prefix;
  readonly origin: number;
}

const CARRIERS = 30;

export function stageOf(graph: RelationGraph, propagation: Propagation, table: RealTable): Stage {
  const nodes = [...graph.asns.keys()];
  const customersOf = (node: number): number => graph.customers.starts[node + 1]! - graph.customers.starts[node]!;
  const asnOf = (node: number): number => graph.asns[node]!;
  return {
    graph,
    propagation,
    table,
    held: heldPrefixes(table).filter(({ origin }) => graph.indexOf(origin) !== undefined),
    networks: nodes.map(asnOf),
    transit: nodes.filter((node) => hasCustomers(graph, node)).map(asnOf),
    carriers: nodes
      .toSorted((a, b) => customersOf(b) - customersOf(a) || a - b)
      .slice(0, CARRIERS)
      .map(asnOf),
  };
}

/** Half of the actors are drawn from all networks, half from those with customers. */
export function anyNetwork({ networks, transit }: Stage, random: Random): number {
  return random.pick(random.chance(0.5) ? networks : transit);
}

/** AS numbers that no registry had assigned in 2016. */
export function unseenNumber(random: Random): number {
  return random.between(400_000, 999_999);
}

/** The prefix itself, or, half of the time and if possible, a part of it that is not announced. */
export function prefixOrPart(stage: Stage, held: HeldPrefix, random: Random): string {
  return (random.chance(0.5) ? partOfHeld(stage, held, random) : undefined) ?? formatPrefix(held.prefix);
}

const LONGEST = 24;

export function partOfHeld({ table }: Stage, { prefix }: HeldPrefix, random: Random): string | undefined {
  const lengths = [1, 2, 3].map((more) => prefix.length + more).filter((length) => length <= LONGEST);
  const part = lengths.length > 0 ? formatPrefix(partOf(prefix, random.pick(lengths))) : undefined;
  return part !== undefined && table.stories.has(part) ? undefined : part;
}
