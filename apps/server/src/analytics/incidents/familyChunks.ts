import { contains, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import type { WorldStory } from '../stories/sightings.ts';

/** Once a chunk has this many routes, it ends at the next family. */
const ROUTES = 40_000;
/** Shorter prefixes do not hold anyone's address space, so verdicts on prefixes inside them do not need them. */
const SHORTEST = { 4: 8, 6: 19 } as const;

/** Cuts stories in prefix order into chunks that hold each prefix with all prefixes covering it. Only a few families are in memory at a time. */
export async function* familyChunks(
  pages: AsyncIterable<readonly WorldStory[]> | Iterable<readonly WorldStory[]>,
): AsyncGenerator<readonly WorldStory[], void> {
  let chunk: WorldStory[] = [];
  let routes = 0;
  let top: Prefix | null = null;
  for await (const page of pages) {
    for (const story of page) {
      const prefix = parsePrefix(story.prefix);
      if (!prefix) continue;
      const isInside: boolean = top !== null && contains(top, prefix);
      if (!isInside && routes >= ROUTES) {
        yield chunk;
        chunk = [];
        routes = 0;
      }
      if (!isInside) top = prefix.length >= SHORTEST[prefix.version] ? prefix : null;
      chunk.push(story);
      routes += story.routes.length;
    }
  }
  if (chunk.length > 0) yield chunk;
}
