/** Members of one as-set: networks, and the sets found for the names that it lists. */
export interface SetContent {
  readonly asns: readonly number[];
  /** Keys of sets, as used by the reader. */
  readonly sets: readonly string[];
  /** Listed names that are in no registry. */
  readonly missing?: readonly string[];
}

/** Reads the contents of the sets with these keys; a set that is in no registry is missing from the result. */
export type ReadSets = (keys: readonly string[]) => Promise<ReadonlyMap<string, SetContent>>;

/** The sets that are reached from a root, with their contents. */
export type ReachedSets = ReadonlyMap<string, SetContent>;

/** A set that contains itself: the way from the root to the start of the loop, and the loop, which ends at its start. */
export interface SetLoop {
  readonly path: readonly string[];
  readonly loop: readonly string[];
}

/**
 * Reads a set and everything it contains, level by level, each set once, even if there are loops.
 *
 * @param depth number of levels below the root to follow; 0 reads only the root.
 */
export async function reachSets(root: string, read: ReadSets, depth = Infinity): Promise<ReachedSets> {
  const reached = new Map<string, SetContent>();
  let level: readonly string[] = [root];
  for (let below = 0; level.length > 0 && below <= depth; below++) {
    const found = await read(level);
    for (const [key, content] of found) reached.set(key, content);
    const next = new Set<string>();
    for (const { sets } of found.values()) for (const key of sets) if (!reached.has(key)) next.add(key);
    level = [...next];
  }
  return reached;
}

/** Distinct networks of all the sets, ascending. */
export function networksOf(sets: ReachedSets): number[] {
  const asns = new Set<number>();
  for (const content of sets.values()) for (const asn of content.asns) asns.add(asn);
  return [...asns].sort((a, b) => a - b);
}

/**
 * Loops among the sets, at most `limit`: one for each membership that leads back to a set on the way from the root, found depth first in the
 * order of the members.
 */
export function findLoops(root: string, sets: ReachedSets, limit = Infinity): SetLoop[] {
  const loops: SetLoop[] = [];
  const way: string[] = [];
  const places = new Map<string, number>();
  const done = new Set<string>();
  // Not recursive, since registries contain chains of any length.
  const stack: { readonly key: string; next: number }[] = [];
  const enter = (key: string): void => {
    places.set(key, way.length);
    way.push(key);
    stack.push({ key, next: 0 });
  };
  enter(root);
  while (stack.length > 0 && loops.length < limit) {
    const top = stack[stack.length - 1];
    if (!top) break;
    const member = sets.get(top.key)?.sets[top.next++];
    if (member === undefined) {
      stack.pop();
      way.pop();
      places.delete(top.key);
      done.add(top.key);
      continue;
    }
    const place = places.get(member);
    if (place !== undefined) loops.push({ path: way.slice(0, place + 1), loop: [...way.slice(place), member] });
    else if (!done.has(member)) enter(member);
  }
  return loops;
}
