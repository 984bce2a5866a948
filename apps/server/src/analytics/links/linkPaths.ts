import { type CleaningRules, LinkTally } from '@routeglass/domain/relations';
import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import { reservedAsns } from '../reservedAsns.ts';
import { routeServersOf } from '../relations/routeServers.ts';
import type { WorldStory } from '../stories/sightings.ts';

export const worlds = ['lab', 'internet'] as const;
const AT_ONCE = 5_000;
/** Paths whose links are remembered; more are looked up again. */
const MOST_REMEMBERED = 500_000;

/** Sums up what stories tell of links, for each world and IP version apart. */
export class WorldTallies {
  readonly #store: Store;
  readonly #rules: Readonly<Record<World, CleaningRules>>;
  readonly #tallies = new Map<string, LinkTally>();
  /** Links of paths by id; a path is of one world and one IP version. */
  readonly #links = new Map<number, readonly number[]>();

  private constructor(store: Store, rules: Readonly<Record<World, CleaningRules>>) {
    this.#store = store;
    this.#rules = rules;
  }

  static async over(store: Store, standing: readonly StandingSource[]): Promise<WorldTallies> {
    const rulesOf = async (world: World): Promise<CleaningRules> => {
      return {
        isReserved: await reservedAsns(store, standing, world),
        routeServers: await routeServersOf(store, standing, world),
      };
    };
    return new WorldTallies(store, { lab: await rulesOf('lab'), internet: await rulesOf('internet') });
  }

  of(world: World, ipVersion: 4 | 6): LinkTally {
    const key = `${world}-${ipVersion}`;
    let tally = this.#tallies.get(key);
    if (!tally) this.#tallies.set(key, (tally = new LinkTally()));
    return tally;
  }

  /** @param sign -1 takes the standing routes of earlier stories away. */
  async add(stories: readonly WorldStory[], sign: 1 | -1 = 1): Promise<void> {
    await this.#read(stories);
    for (const story of stories) {
      this.of(story.world, story.ipVersion).add(story, (path) => this.#links.get(path) ?? [], sign);
    }
  }

  async #read(stories: readonly WorldStory[]): Promise<void> {
    if (this.#links.size > MOST_REMEMBERED) this.#links.clear();
    const wanted = new Map<number, WorldStory>();
    for (const story of stories) {
      for (const { path } of story.routes) if (!this.#links.has(path)) wanted.set(path, story);
    }
    const ids = [...wanted.keys()];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const { rows } = await sql<{ lines: string | null }>`
        select string_agg(id || E'\t' || asns, E'\n') as lines from as_path
        where id = any(${ids.slice(from, from + AT_ONCE)}::bigint[])
      `.execute(this.#store.bulk);
      for (const line of rows[0]?.lines?.split('\n') ?? []) {
        const [id, asns = ''] = line.split('\t');
        const story = wanted.get(Number(id));
        if (!story) continue;
        const tally = this.of(story.world, story.ipVersion);
        this.#links.set(Number(id), tally.linksOf(asns, this.#rules[story.world]));
      }
    }
  }
}
