import type { IpVersion } from '@routeglass/domain/prefix';
import { type Announcer, createPropagation, type Propagation } from '@routeglass/domain/propagation';
import { createRelationGraph } from '@routeglass/domain/relations';
import { key, type LabLink } from '../world/links.ts';
import type { RouteGroup } from '../world/routeGroup.ts';

/** What is said of a group's prefixes instead of its origin's own announcement. */
export interface Announcement {
  /** Nobody: the prefixes are withdrawn. */
  readonly announcers: readonly Announcer[];
  /** A network that passes its best route on to those whom it should not tell. */
  readonly leak?: { readonly asn: number; readonly to: 'providers' | 'peers' };
}

/** AS paths as collectors hear them, over links that come and go. */
export class Routing {
  readonly #links: Record<IpVersion, Map<string, LabLink>>;
  readonly #propagation: Partial<Record<IpVersion, Propagation>> = {};

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
    delete this.#propagation[version];
  }

  /** Path of a group from each of the peers, undefined where it has none. */
  pathsFrom(
    peers: readonly number[],
    group: RouteGroup,
    announcement?: Announcement,
  ): (readonly number[] | undefined)[] {
    const { version, origin, onlyVia, prepends } = group;
    const propagation = this.#propagationOf(version);
    const announcers = announcement?.announcers ?? [
      onlyVia === undefined ? { asn: origin } : { asn: onlyVia, behind: [origin] },
    ];
    const leaked = announcement?.leak && propagation.leak(origin, announcement.leak.asn, announcement.leak.to);
    const routes = leaked ?? propagation.compete(announcers);
    return peers.map((peer) => {
      const path = peer === origin && announcers.length > 0 ? [origin] : routes.pathFrom(peer);
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

  #propagationOf(version: IpVersion): Propagation {
    const made = this.#propagation[version] ?? createPropagation(createRelationGraph(this.#links[version].values()));
    this.#propagation[version] = made;
    return made;
  }
}
