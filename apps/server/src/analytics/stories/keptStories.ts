import type { StoryRoute } from '@routeglass/domain/history';
import type { World } from '../../store/schema.ts';
import type { WorldStory } from './sightings.ts';

/** Routes in one piece. A full piece is never moved again. */
const PIECE = 65_536;
/** Stories rebuilt at a time. */
const AT_ONCE = 2_000;

/** When routes began and ended. Most routes of a table share it. */
type Time = Pick<StoryRoute, 'from' | 'until' | 'fromSnapshot'>;

/** Columns of some routes. `times` holds indexes; `origins` holds the origin plus one, or 0 for none. */
interface Piece {
  readonly peers: Int32Array;
  readonly paths: Float64Array;
  readonly origins: Float64Array;
  readonly times: Int32Array;
}

/** Stories needed once more, in order, in columns: 24 bytes a route, a fifth of the size as objects. */
export class KeptStories {
  readonly #heads: Omit<WorldStory, 'routes'>[] = [];
  /** The index after the last route of each story. */
  readonly #ends: number[] = [];
  readonly #pieces: Piece[] = [];
  readonly #times: Time[] = [];
  readonly #places = new Map<string, number>();
  #routes = 0;

  add(stories: readonly WorldStory[]): void {
    for (const { prefix, ipVersion, world, routes } of stories) {
      this.#heads.push({ prefix: copied(prefix), ipVersion, world });
      let last: Time | undefined;
      let place = 0;
      for (const route of routes) {
        if (last?.from !== route.from || last.until !== route.until || last.fromSnapshot !== route.fromSnapshot)
          place = this.#placeOf(route);
        last = route;
        this.#addRoute(route, place);
      }
      this.#ends.push(this.#routes);
    }
  }

  /** The stories of a world, in their original order, some at a time. */
  *of(world: World): Generator<readonly WorldStory[], void> {
    let some: WorldStory[] = [];
    for (const [i, head] of this.#heads.entries()) {
      if (head.world !== world) continue;
      some.push({ ...head, routes: this.#routesBetween(this.#ends[i - 1] ?? 0, this.#ends[i] ?? 0) });
      if (some.length < AT_ONCE) continue;
      yield some;
      some = [];
    }
    if (some.length > 0) yield some;
  }

  #addRoute({ peer, path, origin }: StoryRoute, time: number): void {
    const at = this.#routes % PIECE;
    if (at === 0)
      this.#pieces.push({
        peers: new Int32Array(PIECE),
        paths: new Float64Array(PIECE),
        origins: new Float64Array(PIECE),
        times: new Int32Array(PIECE),
      });
    const piece = this.#pieces.at(-1)!;
    piece.peers[at] = peer;
    piece.paths[at] = path;
    piece.origins[at] = origin === null ? 0 : origin + 1;
    piece.times[at] = time;
    this.#routes += 1;
  }

  #placeOf({ from, until, fromSnapshot }: Time): number {
    const key = `${from} ${until} ${fromSnapshot}`;
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.#times.push({ from, until, fromSnapshot }) - 1;
      this.#places.set(key, place);
    }
    return place;
  }

  #routesBetween(start: number, end: number): StoryRoute[] {
    const routes: StoryRoute[] = [];
    for (let i = start; i < end; i++) {
      const { peers, paths, origins, times } = this.#pieces[Math.floor(i / PIECE)]!;
      const at = i % PIECE;
      const { from, until, fromSnapshot } = this.#times[times[at]!]!;
      const origin = origins[at]! === 0 ? null : origins[at]! - 1;
      routes.push({ peer: peers[at]!, path: paths[at]!, origin, from, until, fromSnapshot });
    }
    return routes;
  }
}

/** Copies a text: a substring would keep the whole text of its page in memory. */
function copied(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}
