import type { Policy } from '../rpsl/policies.ts';
import { type Relation, reversed } from './graph.ts';
import type { Testimony } from './testimony.ts';

/** Members of an as-set, by name in capitals. */
export type MembersOf = (
  set: string,
) => { readonly asns: readonly number[]; readonly sets: readonly string[] } | undefined;

/**
 * Relations that registries declare for one IP version (Siganos and Faloutsos, 2004). A network accepts everything from its provider, announces
 * everything to its customer, and exchanges its own routes with its peer. Registries contain much outdated data: two networks that contradict
 * each other are ignored, and a single declaration counts for less than two.
 */
export class Declarations {
  readonly #version: 4 | 6;
  /** By network, then neighbor: the relation of the network to the neighbor that the network declares. */
  readonly #said = new Map<number, ReadonlyMap<number, Relation>>();
  /** Networks by the set that they announce as their own. */
  readonly #owners = new Map<string, Set<number>>();

  constructor(version: 4 | 6) {
    this.#version = version;
  }

  /** Sets that networks announce as their own. */
  get sets(): Iterable<string> {
    return this.#owners.keys();
  }

  /** Adds the policies of a network's aut-num; only the first counts. */
  add(asn: number, policies: readonly Policy[]): void {
    const own = policies.filter(({ versions }) => versions.includes(this.#version));
    if (this.#said.has(asn) || own.length === 0) return;
    this.#said.set(asn, relationsIn(asn, own));
    for (const set of ownSets(own)) {
      const owners = this.#owners.get(set);
      if (owners) owners.add(asn);
      else this.#owners.set(set, new Set([asn]));
    }
  }

  /** All testimonies. A pair of networks appears at most once from policies and once from as-sets. */
  testimonies(membersOf: MembersOf): Testimony[] {
    const policies: Testimony[] = [];
    for (const [asn, relations] of this.#said) {
      for (const [neighbor, relation] of relations) {
        const other = this.#said.get(neighbor)?.get(asn);
        if (other !== undefined && asn > neighbor) continue;
        if (other !== undefined && other !== reversed(relation)) continue;
        policies.push(testimony(asn, neighbor, relation, other === undefined ? 'declared-once' : 'declared'));
      }
    }
    return [...policies, ...this.#bySets(membersOf)];
  }

  /** A network's own set lists its customers: by number, or by the set that they announce as their own. */
  #bySets(membersOf: MembersOf): Testimony[] {
    const pairs = new Map<string, Testimony>();
    for (const [set, owners] of this.#owners) {
      const [owner, other] = owners;
      if (owner === undefined || other !== undefined) continue;
      const { asns = [], sets = [] } = membersOf(set) ?? {};
      const behind = sets.flatMap((name) => {
        const of = this.#owners.get(name);
        return of?.size === 1 ? [...of] : [];
      });
      for (const customer of [...asns, ...behind])
        if (customer !== owner) pairs.set(`${owner} ${customer}`, testimony(owner, customer, 'p2c', 'as-set'));
    }
    return [...pairs.values()].filter(({ a, b }) => !pairs.has(`${b} ${a}`));
  }
}

/** Sets that a network announces as its own. If a line names several, some belong to customers, and none is certain to be its own. */
export function ownSets(policies: readonly Policy[]): string[] {
  const sets = policies.flatMap(({ direction, reach, sets: names }) =>
    direction === 'export' && reach === 'some' && names.length === 1 ? names : [],
  );
  return [...new Set(sets)];
}

/** The relation of a network to a neighbor, from its policies for that neighbor; undefined if they are not clear. */
export function declaredRelation(policies: readonly Policy[]): Relation | undefined {
  const has = (direction: Policy['direction'], reach: Policy['reach']): boolean =>
    policies.some((policy) => policy.direction === direction && policy.reach === reach);
  const [takesAll, givesAll] = [has('import', 'all'), has('export', 'all')];
  if (takesAll !== givesAll) return takesAll ? 'c2p' : 'p2c';
  return !takesAll && has('import', 'some') && has('export', 'some') ? 'p2p' : undefined;
}

/** The relation of a network to each neighbor for which its policies are clear. */
function relationsIn(asn: number, policies: readonly Policy[]): Map<number, Relation> {
  const relations = new Map<number, Relation>();
  for (const [neighbor, lines] of Map.groupBy(policies, (policy) => policy.neighbor)) {
    const relation = declaredRelation(lines);
    if (relation !== undefined && neighbor !== asn) relations.set(neighbor, relation);
  }
  return relations;
}

function testimony(from: number, to: number, relation: Relation, rule: Testimony['rule']): Testimony {
  if (relation === 'p2p') return { a: Math.min(from, to), b: Math.max(from, to), type: 'p2p', rule };
  return relation === 'p2c' ? { a: from, b: to, type: 'p2c', rule } : { a: to, b: from, type: 'p2c', rule };
}
