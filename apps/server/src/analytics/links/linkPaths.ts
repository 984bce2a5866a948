import { setImmediate } from 'node:timers/promises';
import { NumberLists } from '@routeglass/domain/columns';
import { type CleaningRules, LinkTally, PathTally, PrefixPaths } from '@routeglass/domain/relations';
import type { World } from '../../store/schema.ts';
import type { StandingSource } from '../incoming.ts';
import { PathPlaces } from '../paths/pathPlaces.ts';
import type { PathTexts } from '../paths/pathTexts.ts';
import { reservedAsns } from '../reservedAsns.ts';
import { routeServersOf } from '../relations/routeServers.ts';
import type { WorldStory } from '../stories/sightings.ts';
import type { Workshop } from '../workshop.ts';

/** After this many paths, the database's replies can arrive and garbage be collected. */
const PATHS_AT_ONCE = 50_000;

export const worlds = ['lab', 'internet'] as const;

/** What stories show about the paths of one world and IP version. */
interface Told {
  readonly paths: PathTally;
  readonly prefixes: PrefixPaths;
}

/** Sums up what stories show about links, by world and IP version. Paths come first, because there are fewer paths than routes. */
export class WorldTallies {
  readonly #paths: PathTexts;
  readonly #rules: Readonly<Record<World, CleaningRules>>;
  readonly #told = new Map<string, Told>();

  private constructor(paths: PathTexts, rules: Readonly<Record<World, CleaningRules>>) {
    this.#paths = paths;
    this.#rules = rules;
  }

  static async over({ store, standing, paths }: Workshop): Promise<WorldTallies> {
    const rulesOf = async (world: World, sources: readonly StandingSource[]): Promise<CleaningRules> => {
      return {
        isReserved: await reservedAsns(store, sources, world),
        routeServers: await routeServersOf(store, sources, world),
      };
    };
    return new WorldTallies(paths, {
      lab: await rulesOf('lab', standing),
      internet: await rulesOf('internet', standing),
    });
  }

  /** @param sign -1 subtracts the current routes of earlier stories. */
  add(stories: readonly WorldStory[], sign: 1 | -1 = 1): void {
    for (const story of stories) {
      const { paths, prefixes } = this.#of(story.world, story.ipVersion);
      paths.add(story, sign);
      prefixes.add(story, sign);
    }
  }

  /** Returns what is known about the links of a world, and forgets it. */
  async takeLinks(world: World, ipVersion: 4 | 6): Promise<LinkTally> {
    const { paths, prefixes } = this.#of(world, ipVersion);
    this.#told.delete(keyOf(world, ipVersion));
    await this.#paths.learn(paths.paths());
    const links = new LinkTally();
    const linksOf = new NumberLists();
    const places = new PathPlaces();
    let read = 0;
    for (const sight of paths.sights()) {
      if ((read += 1) % PATHS_AT_ONCE === 0) await setImmediate();
      // Paths with AS_SETs or confederations do not show which networks are neighbors.
      const path = this.#paths.plainNumbers(sight.path);
      if (!path) continue;
      const own = links.linksOf(path, this.#rules[world]);
      links.add(own, sight);
      places.set(sight.path, linksOf.push(own));
    }
    for (const { paths: leading, sign } of prefixes.sights()) {
      const met = leading.map((path) => places.get(path)).filter((place) => place !== undefined);
      links.addPrefix(met, linksOf, sign);
    }
    return links;
  }

  #of(world: World, ipVersion: 4 | 6): Told {
    const key = keyOf(world, ipVersion);
    let told = this.#told.get(key);
    if (!told) this.#told.set(key, (told = { paths: new PathTally(), prefixes: new PrefixPaths() }));
    return told;
  }
}

function keyOf(world: World, ipVersion: 4 | 6): string {
  return `${world}-${ipVersion}`;
}
