/** An interval in which a collector's peer sent one path. Seconds since 1970. */
export interface TimedPath {
  readonly peerAsn: number;
  /** AS path in bgpdump notation. */
  readonly asns: string;
  readonly from: number;
  /** Null while it is current. */
  readonly until: number | null;
}

/** The changes at an instant, in whole seconds since 1970. Routes are text, in ascending order. */
export interface RouteEvent {
  readonly time: number;
  readonly added: readonly string[];
  readonly left: readonly string[];
}

/**
 * How the routes that targets see changed, oldest first. At every instant they are the routes that `pathsFrom` returns for the paths current
 * then.
 *
 * The first event is at `start` and adds the routes current then, even if there are none; it is left out if there are no routes at `start` or
 * later. All changes of one second form one event, unless they cancel out.
 */
export function routeEvents(paths: readonly TimedPath[], targets: readonly number[], start: number): RouteEvent[] {
  const view = new TargetView(targets);
  const begin = Math.floor(start);
  const changes = changesOf(paths);
  const events: RouteEvent[] = [];
  let at = 0;
  for (; at < changes.length && changes[at]!.time <= begin; at++) view.apply(changes[at]!);
  const standing = view.takeChanges();
  if (at === changes.length && standing.added.length === 0) return [];
  events.push({ time: begin, ...standing });
  while (at < changes.length) {
    const { time } = changes[at]!;
    for (; changes[at]?.time === time; at++) view.apply(changes[at]!);
    const { added, left } = view.takeChanges();
    if (added.length + left.length > 0) events.push({ time, added, left });
  }
  return events;
}

interface Change {
  readonly time: number;
  readonly path: TimedPath;
  readonly by: 1 | -1;
}

function changesOf(paths: readonly TimedPath[]): Change[] {
  const changes: Change[] = [];
  for (const path of paths) {
    changes.push({ time: Math.floor(path.from), path, by: 1 });
    if (path.until !== null) changes.push({ time: Math.floor(path.until), path, by: -1 });
  }
  return changes.sort((a, b) => a.time - b.time);
}

/** The routes that targets see, updated with each change instead of recomputed. */
class TargetView {
  readonly #wanted: ReadonlySet<number> | null;
  /** Number of current paths by peer, by route as sent, and by route as a part of a path. */
  readonly #peers = new Map<number, number>();
  readonly #sent = new Map<string, number>();
  readonly #parts = new Map<string, number>();
  /** Routes that are parts of paths, by the target at which they begin. */
  readonly #partsOf = new Map<number, Set<string>>();
  readonly #shown = new Set<string>();
  readonly #changed = new Set<string>();

  /** Without targets, every peer is one. */
  constructor(targets: readonly number[]) {
    this.#wanted = targets.length > 0 ? new Set(targets) : null;
  }

  apply({ path: { peerAsn, asns }, by }: Change): void {
    const isWanted = this.#wanted === null || this.#wanted.has(peerAsn);
    if (isWanted) this.#count(this.#sent, asns, by);
    const wasPeer = this.#peers.has(peerAsn);
    count(this.#peers, peerAsn, by);
    // If a target sends routes itself, these are shown; otherwise the parts of other routes that begin at it.
    if (wasPeer !== this.#peers.has(peerAsn))
      for (const part of this.#partsOf.get(peerAsn) ?? []) this.#changed.add(part);
    if (this.#wanted) this.#addParts(asns, by, this.#wanted);
  }

  #addParts(asns: string, by: 1 | -1, wanted: ReadonlySet<number>): void {
    const words = asns.split(' ');
    for (const [at, word] of words.entries()) {
      const asn = Number(word);
      if (!wanted.has(asn) || words[at - 1] === word) continue;
      const part = words.slice(at).join(' ');
      this.#count(this.#parts, part, by);
      const parts = this.#partsOf.get(asn);
      if (parts) parts.add(part);
      else this.#partsOf.set(asn, new Set([part]));
    }
  }

  #count(counts: Map<string, number>, route: string, by: 1 | -1): void {
    count(counts, route, by);
    this.#changed.add(route);
  }

  #isShown(route: string): boolean {
    if (this.#sent.has(route)) return true;
    return this.#parts.has(route) && !this.#peers.has(Number(route.split(' ', 1)[0]));
  }

  /** Returns the net changes since the last call. */
  takeChanges(): { added: string[]; left: string[] } {
    const added: string[] = [];
    const left: string[] = [];
    for (const route of this.#changed) {
      const isShown = this.#isShown(route);
      if (isShown === this.#shown.has(route)) continue;
      (isShown ? added : left).push(route);
      if (isShown) this.#shown.add(route);
      else this.#shown.delete(route);
    }
    this.#changed.clear();
    return { added: added.sort(), left: left.sort() };
  }
}

function count<Key>(counts: Map<Key, number>, key: Key, by: 1 | -1): void {
  const now = (counts.get(key) ?? 0) + by;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}
