import type { IpVersion } from '@routeglass/domain/prefix';
import { type Announcer, createPropagation, type Propagation } from '@routeglass/domain/propagation';
import { createRelationGraph } from '@routeglass/domain/relations';
import { key, type LabLink } from '../world/links.ts';
import type { RouteGroup } from '../world/routeGroup.ts';

/** What is said of a group's prefixes instead of its origin's own announcement. */
export interface Announcement {
  /** No one: the prefixes are withdrawn. */
  readonly announcers: readonly Announcer[];
  /** A network that passes its best route on to those whom it should not tell. */
  readonly leak?: { readonly asn: number; readonly to: 'providers' | 'peers' };
}

/**
 * Propagation breaks ties by the lower number, everywhere alike. Real routers do not: their ties go to the nearest exit. So each origin's
 * routes are worked out with numbers that have some bits turned (all lab numbers stay lab numbers), and turned back.
 */
const TURNS = [0, 0x3ff, 0x155, 0x2aa, 0x0f3, 0x30c] as const;

/** AS paths as collectors hear them, over links that come and go. */
export class Routing {
  readonly #links: Record<IpVersion, Map<string, LabLink>>;
  readonly #propagations = { 4: new Map<number, Propagation>(), 6: new Map<number, Propagation>() };

  constructor(links: Readonly<Record<IpVersion, readonly LabLink[]>>) {
    const named = (version: IpVersion): Map<string, LabLink> =>
      new Map(links[version].map((link) => [key(link.a, link.b), link]));
    this.#links = { 4: named(4), 6: named(6) };
  }

  /** Puts a link in or takes it out. */
  change(version: IpVersion, link: LabLink, isUp: boolean): void {
    const name = key(link.a, link.b);
    if (isUp) this.#links[version].set(name, link);
    else this.#links[version].delete(name);
    this.#propagations[version].clear();
  }

  /** Path of a group from each of the peers, undefined where it has none. */
  pathsFrom(
    peers: readonly number[],
    group: RouteGroup,
    announcement?: Announcement,
  ): (readonly number[] | undefined)[] {
    const { version, origin, onlyVia, prepends } = group;
    const turn = TURNS[origin % TURNS.length] ?? 0;
    const propagation = this.#propagationOf(version, turn);
    const announcers = announcement?.announcers ?? [
      onlyVia === undefined ? { asn: origin } : { asn: onlyVia, behind: [origin] },
    ];
    const leak = announcement?.leak;
    const leaked = leak && propagation.leak(origin ^ turn, leak.asn ^ turn, leak.to);
    const routes = leaked ?? propagation.compete(announcers.map((announcer) => turned(announcer, turn)));
    return peers.map((peer) => {
      if (peer === origin && announcers.length > 0) return [origin];
      const path = routes.pathFrom(peer ^ turn)?.map((asn) => asn ^ turn);
      return path && this.#asSeen(version, path, origin, prepends);
    });
  }

  /** With route servers that write themselves in, and the origin's prepends. */
  #asSeen(version: IpVersion, path: readonly number[], origin: number, prepends: number): number[] {
    const seen = path.flatMap((asn, i) => {
      const next = path[i + 1];
      const via = next === undefined ? undefined : this.#links[version].get(key(asn, next))?.via;
      return via === undefined ? [asn] : [asn, via];
    });
    if (seen.at(-1) === origin) for (let i = 0; i < prepends; i++) seen.push(origin);
    return seen;
  }

  #propagationOf(version: IpVersion, turn: number): Propagation {
    const made = this.#propagations[version].get(turn);
    if (made) return made;
    const links = Array.from(this.#links[version].values(), ({ a, b, type }) => ({ a: a ^ turn, b: b ^ turn, type }));
    const propagation = createPropagation(createRelationGraph(links));
    this.#propagations[version].set(turn, propagation);
    return propagation;
  }
}

function turned({ asn, behind = [] }: Announcer, turn: number): Announcer {
  return { asn: asn ^ turn, behind: behind.map((other) => other ^ turn) };
}
