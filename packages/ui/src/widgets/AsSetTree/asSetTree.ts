import { exactNumber } from '../../facts/abbreviate.ts';

/** A set with the sets that it lists, as far down as they were read. */
export interface AsSetNode {
  readonly name: string;
  /** Networks that it lists directly; null where the set itself was not read. */
  readonly networks: number | null;
  readonly sets: readonly AsSetNode[];
  /** `loop`: it stands above itself already. `missing`: no loaded registry has it. `unread`: what it lists lies deeper than what was read. */
  readonly end?: 'loop' | 'missing' | 'unread';
}

/** A set of the tree as a row of its table. */
export interface AsSetTreeRow extends Omit<AsSetNode, 'sets'> {
  /** Names from the root down to the set. */
  readonly path: readonly string[];
  /** Sets that it lists directly. */
  readonly setCount: number;
}

/** Every set of a tree, each before those in it. */
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

/** What is said of a set beside its name. */
export function nodeWords({ networks, end }: Pick<AsSetNode, 'networks' | 'end'>): string {
  if (end !== undefined) return endWords[end];
  return networks === 1 ? '1 network' : `${exactNumber(networks ?? 0)} networks`;
}
