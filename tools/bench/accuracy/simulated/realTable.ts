import type { PrefixStory, StoryRoute } from '@routeglass/domain/history';
import { formatPrefix, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { sharedData } from '../../../shared-data.ts';
import { StoryReader } from '../incidents/storyReader.ts';

/** A real table, as sent by its full peers. */
export interface RealTable {
  readonly file: string;
  /** When it was taken, seconds since 1970. */
  readonly at: number;
  /** Peers that sent at least half of its prefixes. */
  readonly peers: readonly TablePeer[];
  readonly stories: ReadonlyMap<string, PrefixStory>;
  readonly paths: readonly (readonly number[])[];
}

export interface TablePeer {
  readonly id: number;
  readonly asn: number;
}

/** Only IPv4, since the relations of 2016 are for IPv4. */
export async function readRealTable(file: string): Promise<RealTable | null> {
  const path = sharedData(`mrt/${file}`);
  if (!path) return null;
  const reader = new StoryReader();
  await reader.read(path);
  const stories = reader.stories().filter(({ ipVersion }) => ipVersion === 4);
  const counts = new Map<number, number>();
  for (const { routes } of stories)
    for (const peer of new Set(routes.map((route) => route.peer))) counts.set(peer, (counts.get(peer) ?? 0) + 1);
  const peers = [...counts].flatMap(([id, count]) =>
    count * 2 >= stories.length ? [{ id, asn: reader.peerAsns[id]! }] : [],
  );
  return {
    file,
    at: reader.first,
    peers,
    stories: new Map(stories.map((story) => [story.prefix, story])),
    paths: reader.paths,
  };
}

/** The stories of a prefix and of all that cover it, with the routes of some of the peers. */
export function familyIn(
  { stories }: RealTable,
  prefix: Prefix,
  isWatched: (route: StoryRoute) => boolean,
): PrefixStory[] {
  const found: PrefixStory[] = [];
  for (let { length } = prefix; length >= 8; length--) {
    const story = stories.get(formatPrefix(partOf(prefix, length)));
    const routes = story?.routes.filter(isWatched) ?? [];
    if (story && routes.length > 0) found.push({ ...story, routes });
  }
  return found;
}

/** A prefix with the same start and another length: a part of it, or a cover. */
export function partOf({ version, bytes }: Prefix, length: number): Prefix {
  const kept = bytes.map((byte, i) => byte & (0xff00 >> Math.min(8, Math.max(0, length - 8 * i))) & 0xff);
  return { version, bytes: kept, length };
}

/** Prefixes with a single origin in all routes, of /8 to /24, in the order of the table. */
export function heldPrefixes({ stories }: RealTable): { readonly prefix: Prefix; readonly origin: number }[] {
  return [...stories.values()].flatMap(({ prefix: text, routes }) => {
    const prefix = parsePrefix(text);
    const origin = routes[0]?.origin;
    const isHeld = origin !== null && origin !== undefined && routes.every((route) => route.origin === origin);
    return prefix && isHeld && prefix.length >= 8 && prefix.length <= 24 ? [{ prefix, origin }] : [];
  });
}
