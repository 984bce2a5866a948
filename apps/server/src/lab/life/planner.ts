import { formatPrefix, type Prefix } from '@routeglass/domain/prefix';
import { LAB_DAYS } from '../files.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/makeWorld.ts';
import type { Network, Role } from '../world/network.ts';
import type { RouteGroup } from '../world/routeGroup.ts';
import type { Change, Incident, Plan } from './incident.ts';
import type { Announcement } from './routing.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time span in seconds since 1970. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Collects the incidents of a week, and makes sure that no two of them affect the same group. */
export class Planner {
  readonly world: World;
  readonly random: Random;
  readonly week: Span;
  readonly #incidents: Incident[] = [];
  readonly #changes: Change[] = [];
  readonly #groups: RouteGroup[] = [];
  readonly #taken = new Set<number>();
  readonly #prefixes: Set<string>;

  constructor(world: World, random: Random, start: number) {
    this.world = world;
    this.random = random;
    this.week = { start, end: start + LAB_DAYS * DAY };
    this.#prefixes = new Set(world.groups.flatMap(({ prefixes }) => prefixes.map(formatPrefix)));
  }

  /** A random span inside the week, `low` to `high` minutes long. */
  span(low: number, high: number): Span {
    const length = this.random.between(low, high) * MINUTE;
    const start = this.random.between(this.week.start + 2 * HOUR, this.week.end - HOUR - length);
    return { start, end: start + length };
  }

  networksOf(...roles: readonly Role[]): Network[] {
    return this.world.networks.filter(({ role }) => roles.includes(role));
  }

  /** Ordinary groups that are not part of an incident yet. */
  freeGroups(isWanted: (group: RouteGroup) => boolean = () => true): RouteGroup[] {
    return this.world.groups.filter(
      (group) => this.isUntouched(group.id) && group.onlyVia === undefined && group.prepends === 0 && isWanted(group),
    );
  }

  /** Takes one of them for an incident; undefined if none is left. */
  takeGroup(isWanted?: (group: RouteGroup) => boolean): RouteGroup | undefined {
    const free = this.freeGroups(isWanted);
    if (free.length === 0) return undefined;
    const group = this.random.pick(free);
    this.take(group.id);
    return group;
  }

  /** Reserves a group for the incident being planned. */
  take(group: number): void {
    this.#taken.add(group);
  }

  /** Whether no incident has taken the group. */
  isUntouched(group: number): boolean {
    return !this.#taken.has(group);
  }

  /** Whether no group has the prefix: a vantage point sends only one route for each prefix. */
  isFree(prefix: Prefix): boolean {
    return !this.#prefixes.has(formatPrefix(prefix));
  }

  /** Adds a group with one prefix that exists only while an incident announces it. */
  addGroup(origin: number, prefix: Prefix): RouteGroup {
    const { version } = prefix;
    this.#prefixes.add(formatPrefix(prefix));
    const id = this.world.groups.length + this.#groups.length;
    const group: RouteGroup = { id, version, origin, prefixes: [prefix], prepends: 0, onlyVia: undefined };
    this.#groups.push(group);
    return group;
  }

  /** Adds an incident that announces a group differently during a span. A group made by `addGroup` is silent before and after. */
  announce(
    group: RouteGroup,
    span: Span,
    announcement: Announcement,
    incident: Omit<Incident, 'start' | 'end' | 'prefixes'>,
  ): void {
    const isOwn = group.id >= this.world.groups.length;
    this.change({ at: span.start, kind: 'group', group: group.id, announcement });
    if (span.end < this.week.end) {
      this.change({
        at: span.end,
        kind: 'group',
        group: group.id,
        announcement: isOwn ? { announcers: [] } : undefined,
      });
    }
    this.record({ ...incident, ...span, prefixes: group.prefixes.map(formatPrefix) });
  }

  change(...changes: readonly Change[]): void {
    this.#changes.push(...changes);
  }

  record(incident: Incident): void {
    this.#incidents.push(incident);
  }

  /** Returns everything sorted by time. */
  plan(): Plan {
    return {
      incidents: this.#incidents.toSorted((a, b) => a.start - b.start || a.asn - b.asn),
      changes: this.#changes.toSorted((a, b) => a.at - b.at),
      groups: this.#groups,
    };
  }
}
