import { DAY_SECONDS } from '@routeglass/domain/time';
import type { Random } from '../random.ts';
import type { Collector, Session } from '../world/collectors.ts';
import { key } from '../world/links.ts';
import type { World } from '../world/makeWorld.ts';
import type { RouteGroup } from '../world/routeGroup.ts';
import { createMarking } from './communities.ts';
import type { Change, Plan } from './incident.ts';
import type { Message } from './message.ts';
import type { Route } from './route.ts';
import { type Announcement, Routing } from './routing.ts';
import { findQuiet, resetMessages } from './sessionReset.ts';

/** A vantage point's session, with the routes it last sent for each group. */
interface Listener {
  readonly collector: Collector;
  readonly session: Session;
  readonly told: (Route | undefined)[];
  /** Earliest time of the next message for each group, so that messages stay in order. */
  readonly notBefore: number[];
}

type LinkChange = Extract<Change, { kind: 'link' }>;

/** The longest time in seconds that a change takes to reach a collector. */
const SLOWEST = 35;
/** One session is lost this many seconds after the start of the week. */
const RESET_AFTER = 3 * DAY_SECONDS;

/** The lab's routing during the week, as the collectors see it. */
export class LiveWeek {
  readonly groups: readonly RouteGroup[];
  readonly #random: Random;
  readonly #routing: Routing;
  readonly #marking;
  readonly #listeners: Record<4 | 6, Listener[]> = { 4: [], 6: [] };
  readonly #announcements = new Map<number, Announcement | undefined>();
  readonly #changes: readonly Change[];
  /** For each link that is down, the groups that may change when it returns. */
  readonly #waiting = new Map<string, Set<RouteGroup>>();
  readonly #start: number;

  constructor(world: World, plan: Plan, random: Random, start: number) {
    this.groups = [...world.groups, ...plan.groups];
    this.#random = random;
    this.#routing = new Routing(world.links);
    this.#marking = {
      4: createMarking(world.networks, world.links[4]),
      6: createMarking(world.networks, world.links[6]),
    };
    this.#start = start;
    this.#changes = plan.changes.filter(({ at }) => at > start);
    for (const collector of world.collectors) {
      for (const session of collector.sessions) {
        const version = session.address.length === 4 ? 4 : 6;
        this.#listeners[version].push({ collector, session, told: [], notBefore: [] });
      }
    }
    for (const group of plan.groups) this.#announcements.set(group.id, { announcers: [] });
    for (const change of plan.changes) if (change.at <= start) this.#apply(change);
    for (const group of this.groups) this.#tell(group, start);
  }

  /** The routes of a collector's session before the first message, by group. Read it before `messages`. */
  table(session: Session): readonly (Route | undefined)[] {
    const all = [...this.#listeners[4], ...this.#listeners[6]];
    return all.find((listener) => listener.session === session)?.told ?? [];
  }

  /** Yields all messages of the week. Messages caused at the same instant come together, so the order by time is not exact. */
  *messages(): Generator<Message> {
    let reset = findQuiet(this.#changes, this.#start + RESET_AFTER);
    for (let i = 0; i < this.#changes.length;) {
      const at = this.#changes[i]?.at ?? 0;
      if (reset !== undefined && at > reset) {
        yield* this.#reset(reset);
        reset = undefined;
      }
      const together: Change[] = [];
      for (; this.#changes[i]?.at === at; i++) together.push(this.#changes[i] as Change);
      for (const group of this.#affected(together)) yield* this.#tell(group, at);
    }
  }

  #reset(at: number): Message[] {
    const listener = this.#listeners[4].at(-1);
    if (!listener) return [];
    const { collector, session, told } = listener;
    return resetMessages({ at, collector, session }, told, this.groups);
  }

  /** Applies changes and returns the groups with possibly affected routes. */
  #affected(changes: readonly Change[]): readonly RouteGroup[] {
    const groups = changes.flatMap((change) => {
      if (change.kind === 'group') return this.groups.filter(({ id }) => id === change.group);
      return change.isUp ? this.#wakened(change) : this.#cut(change);
    });
    for (const change of changes) this.#apply(change);
    return [...new Set(groups)];
  }

  /** The groups affected when a link goes down: those with a sent path over it. */
  #cut(change: LinkChange): RouteGroup[] {
    const groups = this.#groupsOver(change);
    this.#waiting.set(nameOf(change), new Set());
    for (const waiting of this.#waiting.values()) for (const group of groups) waiting.add(group);
    return groups;
  }

  /** The groups that may use a link that comes up: those that changed since it went down, or all for a new link. */
  #wakened(change: LinkChange): RouteGroup[] {
    const waiting = this.#waiting.get(nameOf(change));
    this.#waiting.delete(nameOf(change));
    return waiting ? [...waiting] : this.groups.filter(({ version }) => version === change.version);
  }

  #groupsOver({ link, version }: LinkChange): RouteGroup[] {
    const uses = (path: readonly number[]): boolean => path.includes(link.a) && path.includes(link.b);
    return this.groups.filter((group) => {
      if (group.version !== version) return false;
      return this.#listeners[version].some(({ told }) => uses(told[group.id]?.path ?? []));
    });
  }

  #apply(change: Change): void {
    if (change.kind === 'link') this.#routing.change(change.version, change.link, change.isUp);
    else this.#announcements.set(change.group, change.announcement);
  }

  #tell(group: RouteGroup, at: number): Message[] {
    const listeners = this.#listeners[group.version];
    const peers = listeners.map(({ session }) => session.asn);
    const paths = this.#routing.pathsFrom(peers, group, this.#announcements.get(group.id));
    return listeners.flatMap(({ collector, session, told, notBefore }, i): Message[] => {
      const path = paths[i];
      const held = told[group.id];
      if (isSamePath(path, held?.path)) return [];
      const route = path && this.#marking[group.version].mark(path);
      told[group.id] = route;
      if (at === this.#start) return [];
      const sent = Math.max(at + this.#random.between(1, SLOWEST), notBefore[group.id] ?? 0);
      notBefore[group.id] = sent + 1;
      return [{ kind: 'update', at: sent, collector, session, prefixes: group.prefixes, route }];
    });
  }
}

function nameOf({ version, link }: LinkChange): string {
  return `${version} ${key(link.a, link.b)}`;
}

/** Communities depend only on the path, so comparing paths is enough. */
function isSamePath(one: readonly number[] | undefined, other: readonly number[] | undefined): boolean {
  if (!one || !other) return one === other;
  return one.length === other.length && one.every((asn, i) => asn === other[i]);
}
