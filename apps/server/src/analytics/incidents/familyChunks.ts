import { contains, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import type { WorldStory } from '../stories/sightings.ts';

/** Routes from which on a chunk ends at the next family. */
const ROUTES = 40_000;
/** Prefixes shorter than these hold no one's space, so that no verdict on what lies inside asks for them. */
const SHORTEST = { 4: 8, 6: 19 } as const;

/** Stories in prefix order, cut so that every prefix is in one chunk with all that cover it; so no more than some families are in memory. */
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
