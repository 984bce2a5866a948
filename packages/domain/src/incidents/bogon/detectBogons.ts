import type { PathSet } from '../../as-path/asPath.ts';
import type { PrefixStory, StoryRoute } from '../../history/story.ts';
import { parsePrefix, type Prefix } from '../../prefix/prefix.ts';
import type { AsnBogon } from '../../bogon/bogonCheck.ts';
import type { BogonLookup } from '../circumstances.ts';
import type { BogonType, Incident } from '../incident.ts';
import { spellsOf } from '../spells.ts';
import { type BogonFinding, bogonIncident } from './bogonIncident.ts';

/** After this many seconds without a route, an announcement counts as a new one. */
const SILENCE = 6 * 3600;

/** Why a path is a bogon, and which network should have removed the reserved number. */
interface PathFinding {
  readonly type: BogonType;
  readonly finding: BogonFinding;
  readonly announcer: number | null;
}

/** Finds prefixes that must not be announced and reserved numbers in paths. */
export class BogonReader {
  readonly #lookup: BogonLookup;
  readonly #paths = new Map<number, PathFinding | null>();

  constructor(lookup: BogonLookup) {
    this.#lookup = lookup;
  }

  /** The bogons of one prefix: one per reason, announcing network and spell. */
  bogonsOf(story: PrefixStory): Incident[] {
    const prefix = parsePrefix(story.prefix);
    if (!prefix || prefix.length === 0) return [];
    const found = this.#prefixFinding(prefix);
    const cases = new Map<
      string,
      { type: BogonType; finding: BogonFinding; announcer: number; routes: StoryRoute[] }
    >();
    const add = (type: BogonType, finding: BogonFinding, announcer: number | null, route: StoryRoute): void => {
      if (announcer === null) return;
      const key = `${type} ${announcer}`;
      const known = cases.get(key);
      if (known) known.routes.push(route);
      else cases.set(key, { type, finding, announcer, routes: [route] });
    };
    for (const route of story.routes) {
      if (found) add(found.type, found.finding, this.#announcerOf(route), route);
      const path = this.#pathFinding(route.path);
      if (path) add(path.type, path.finding, path.announcer, route);
    }
    return [...cases]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, { routes, ...one }]) =>
        spellsOf(routes, SILENCE).map((spell) => bogonIncident(story, { ...one, prefix, spell }, this.#lookup)),
      );
  }

  #prefixFinding(prefix: Prefix): Pick<PathFinding, 'type' | 'finding'> | undefined {
    const { bogons, specialPurpose, unallocated } = this.#lookup;
    const bogon = bogons.prefix(prefix);
    if (bogon?.kind === 'special-purpose') {
      const { name, source } = bogon.block;
      return {
        type: 'reserved-prefix',
        finding: {
          what: `Special purpose: ${name}`,
          value: source,
          clause: `, which is reserved: ${source === '' ? name : `${name} (${source})`}.`,
          note: specialPurpose,
        },
      };
    }
    const block = unallocated(prefix);
    if (block) {
      const value = block.registry ? `${block.status} at ${block.registry}` : 'not allocated by any registry';
      const clause = block.registry
        ? `, which is listed as ${block.status} at ${block.registry}.`
        : ', which no registry has allocated.';
      return { type: 'unallocated', finding: { what: 'Delegated statistics', value, clause, note: block.source } };
    }
    if (bogon?.kind !== 'too-big-mask') return undefined;
    const value = `longer than /${bogon.longest}`;
    return {
      type: 'too-big-mask',
      finding: { what: 'Length', value, clause: `, which is ${value}.`, note: { name: 'Limit', asOf: null } },
    };
  }

  #announcerOf({ path, origin }: StoryRoute): number | null {
    return this.#pathFinding(path)?.announcer ?? origin ?? this.#lookup.path(path).at(-1) ?? null;
  }

  #pathFinding(path: number): PathFinding | null {
    const known = this.#paths.get(path);
    if (known !== undefined) return known;
    const asns = this.#lookup.path(path);
    const finding = this.#findInPath(asns) ?? this.#findInSets(asns, this.#lookup.sets(path));
    this.#paths.set(path, finding);
    return finding;
  }

  #findInPath(path: readonly number[]): PathFinding | null {
    const bogon = this.#lookup.bogons.path(path);
    if (!bogon) return null;
    const at = path.lastIndexOf(bogon.asn);
    const isOrigin = at === path.length - 1;
    return {
      type: isOrigin ? 'path-begins-reserved' : 'path-contains-reserved',
      finding: this.#findingOf(bogon, 'the path'),
      announcer: this.#lastOrdinary(path.slice(0, at)),
    };
  }

  /** Finds a reserved number in an AS_SET. The network that aggregated the set should have removed it. */
  #findInSets(path: readonly number[], sets: readonly PathSet[]): PathFinding | null {
    for (const { asns, after } of sets.toReversed()) {
      const bogon = this.#lookup.bogons.path(asns);
      if (!bogon) continue;
      const finding = this.#findingOf(bogon, 'an AS_SET of the path');
      return { type: 'path-contains-reserved', finding, announcer: this.#lastOrdinary(path.slice(0, after)) };
    }
    return null;
  }

  #findingOf({ asn, range: { first, last } }: AsnBogon, where: string): BogonFinding {
    const [what, range] = [`AS${asn} in ${where}`, `AS${first} to AS${last}`];
    return {
      what,
      value: first === last ? `reserved AS${first}` : `reserved ${range}`,
      clause: first === last ? `. ${what} is reserved.` : `. ${what} is reserved (${range}).`,
      note: this.#lookup.specialPurpose,
    };
  }

  #lastOrdinary(asns: readonly number[]): number | null {
    return asns.findLast((asn) => this.#lookup.bogons.path([asn]) === undefined) ?? null;
  }
}
