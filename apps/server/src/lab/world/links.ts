import type { LinkType, RelationLink } from '@routeglass/domain/relations';

/** A relation of the lab and, for a peering over a route server that writes itself into paths, that server. */
export interface LabLink extends RelationLink {
  readonly via: number | undefined;
}

/** Relations while they are being made: one a pair of networks, the first that is set stays. */
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

  /** In the order of their networks. */
  all(): LabLink[] {
    return [...this.#links.values()].sort((one, other) => one.a - other.a || one.b - other.b);
  }
}

/** Name of the pair, whichever comes first. */
export function key(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
