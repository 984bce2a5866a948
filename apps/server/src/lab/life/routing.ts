import type { IpVersion } from '@routeglass/domain/prefix';
import { type Announcer, createPropagation, type Propagation } from '@routeglass/domain/propagation';
import { createRelationGraph } from '@routeglass/domain/relations';
import { key, type LabLink } from '../world/links.ts';
import type { RouteGroup } from '../world/routeGroup.ts';

/** How a group's prefixes are announced, instead of ordinarily by their origin. */
export interface Announcement {
  /** If empty, the prefixes are withdrawn. */
  readonly announcers: readonly Announcer[];
  /** A network that announces its best route where it should not. */
  readonly leak?: { readonly asn: number; readonly to: 'providers' | 'peers' };
}

/**
 * Propagation always breaks ties by the lower ASN. Real routers prefer the nearest exit instead. So the routes of each origin are computed with some
 * ASN bits flipped (lab ASNs stay lab ASNs), and flipped back afterwards.
 */
const TURNS = [0, 0x3ff, 0x155, 0x2aa, 0x0f3, 0x30c] as const;

/** Computes AS paths as collectors see them, over links that come and go. */
export class Routing {
  readonly #links: Record<IpVersion, Map<string, LabLink>>;
  readonly #propagations = { 4: new Map<number, Propagation>(), 6: new Map<number, Propagation>() };

  constructor(links: Readonly<Record<IpVersion, readonly LabLink[]>>) {
    const named = (version: IpVersion): Map<string, LabLink> =>
      new Map(links[version].map((link) => [key(link.a, link.b), link]));
    this.#links = { 4: named(4), 6: named(6) };
  }

  /** Adds or removes a link. */
  change(version: IpVersion, link: LabLink, isUp: boolean): void {
    const name = key(link.a, link.b);
    if (isUp) this.#links[version].set(name, link);
    else this.#links[version].delete(name);
    this.#propagations[version].clear();
  }

  /** The path to a group from each vantage point; undefined if there is none. */
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

  /** Adds visible route servers and the origin's prepends to a path. */
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
