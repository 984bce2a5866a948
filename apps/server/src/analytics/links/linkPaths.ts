import { type CleaningRules, LinkTally, PathTally } from '@routeglass/domain/relations';
import type { World } from '../../store/schema.ts';
import type { StandingSource } from '../incoming.ts';
import type { PathTexts } from '../paths/pathTexts.ts';
import { reservedAsns } from '../reservedAsns.ts';
import { routeServersOf } from '../relations/routeServers.ts';
import type { WorldStory } from '../stories/sightings.ts';
import type { Workshop } from '../workshop.ts';

export const worlds = ['lab', 'internet'] as const;

/** Sums up what stories tell of links, for each world and IP version apart: of the paths first, which are fewer than the routes. */
export class WorldTallies {
  readonly #paths: PathTexts;
  readonly #rules: Readonly<Record<World, CleaningRules>>;
  readonly #tallies = new Map<string, PathTally>();

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

  /** @param sign -1 takes the standing routes of earlier stories away. */
  add(stories: readonly WorldStory[], sign: 1 | -1 = 1): void {
    for (const story of stories) this.#of(story.world, story.ipVersion).add(story, sign);
  }

  /** What was told of the links of a world. */
  async links(world: World, ipVersion: 4 | 6): Promise<LinkTally> {
    const tally = this.#of(world, ipVersion);
    await this.#paths.learn(tally.paths());
    const links = new LinkTally();
    for (const sight of tally.sights()) {
      // Sets and confederations do not show which networks are neighbors.
      const path = this.#paths.plainNumbers(sight.path);
      if (path) links.add(links.linksOf(path, this.#rules[world]), sight);
    }
    return links;
  }

  #of(world: World, ipVersion: 4 | 6): PathTally {
    const key = `${world}-${ipVersion}`;
    let tally = this.#tallies.get(key);
    if (!tally) this.#tallies.set(key, (tally = new PathTally()));
    return tally;
  }
}
