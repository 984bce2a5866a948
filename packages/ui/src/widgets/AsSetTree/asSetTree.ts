import { exactNumber } from '../../facts/abbreviate.ts';

/** A set with its member sets, as deep as they were read. */
export interface AsSetNode {
  readonly name: string;
  /** Number of networks it lists directly; null if the set was not read. */
  readonly networks: number | null;
  readonly sets: readonly AsSetNode[];
  /** `loop`: it is already one of its own ancestors. `missing`: no loaded registry has it. `unread`: its members are deeper than what was read. */
  readonly end?: 'loop' | 'missing' | 'unread';
}

/** A set of the tree as a table row. */
export interface AsSetTreeRow extends Omit<AsSetNode, 'sets'> {
  /** Names from the root down to the set. */
  readonly path: readonly string[];
  /** Number of sets it lists directly. */
  readonly setCount: number;
}

/** Every set of a tree, each before its members. */
export function treeRows(node: AsSetNode, above: readonly string[] = []): AsSetTreeRow[] {
  const { sets, ...facts } = node;
  const path = [...above, node.name];
  return [{ ...facts, path, setCount: sets.length }, ...sets.flatMap((set) => treeRows(set, path))];
}

const endWords: Readonly<Record<NonNullable<AsSetNode['end']>, string>> = {
  loop: 'loop',
  missing: 'not in a loaded registry',
  unread: 'deeper sets not shown',
};

/** Text beside a set's name. */
export function nodeWords({ networks, end }: Pick<AsSetNode, 'networks' | 'end'>): string {
  if (end !== undefined) return endWords[end];
  return networks === 1 ? '1 network' : `${exactNumber(networks ?? 0)} networks`;
}
