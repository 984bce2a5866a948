import type { LinkType, RelationLink } from '@routeglass/domain/relations';

/** A relation in the lab. `via` is the route server of a peering, if it appears in AS paths. */
export interface LabLink extends RelationLink {
  readonly via: number | undefined;
}

/** Collects relations: one per pair of networks, the first one added stays. */
export class LinkBook {
  readonly #links = new Map<string, LabLink>();

  /** With `p2c`, `a` is the provider. */
  add(type: LinkType, a: number, b: number, via?: number): void {
    if (a === b || this.has(a, b)) return;
    const flip = type === 'p2p' && a > b;
    this.#links.set(key(a, b), { a: flip ? b : a, b: flip ? a : b, type, via });
  }

  has(a: number, b: number): boolean {
    return this.#links.has(key(a, b));
  }

  /** In order of their ASNs. */
  all(): LabLink[] {
    return [...this.#links.values()].sort((one, other) => one.a - other.a || one.b - other.b);
  }
}

/** A key for the pair, independent of its order. */
export function key(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
