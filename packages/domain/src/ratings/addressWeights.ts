import { isDefaultRoute } from '../prefix/defaultRoute.ts';
import { contains, type Prefix } from '../prefix/prefix.ts';

/** Address bits of the counting unit: single IPv4 addresses, and /64s of IPv6. */
const COUNTED_BITS = { 4: 32, 6: 64 } as const;

/** Size of a prefix: IPv4 in addresses, IPv6 in /64s (a longer prefix is a fraction of one). */
export function addressWeight({ version, length }: Prefix): number {
  return 2 ** (COUNTED_BITS[version] - length);
}

/** An announced prefix that may still get more-specifics. */
interface Waiting<T> {
  readonly prefix: Prefix;
  readonly item: T;
  covered: number;
}

/**
 * The weight of each announced prefix: its addresses that no announced more-specific covers. Prefixes are added in the order of routing tables,
 * each once; memory depends on the depth of nesting, not on the table. A default route is ignored.
 */
export class AddressWeights<T> {
  readonly #emit: (item: T, weight: number) => void;
  readonly #waiting: Waiting<T>[] = [];

  /** @param emit receives the item added with a prefix and the prefix's weight, once that is known. */
  constructor(emit: (item: T, weight: number) => void) {
    this.#emit = emit;
  }

  add(prefix: Prefix, item: T): void {
    if (isDefaultRoute(prefix)) return;
    for (let above = this.#waiting.at(-1); above && !contains(above.prefix, prefix); above = this.#waiting.at(-1))
      this.#settle();
    const above = this.#waiting.at(-1);
    if (above) above.covered += addressWeight(prefix);
    this.#waiting.push({ prefix, item, covered: 0 });
  }

  /** Emits the remaining prefixes; call it after the last one was added. */
  end(): void {
    while (this.#waiting.length > 0) this.#settle();
  }

  #settle(): void {
    const settled = this.#waiting.pop();
    if (settled) this.#emit(settled.item, addressWeight(settled.prefix) - settled.covered);
  }
}
