import type { EntryContext } from 'react-router';

interface Words {
  readonly title?: string;
  readonly description?: string;
}

/** Title and description from the code of a page: those of the innermost route with a `meta`. */
export function wordsOf({ routeModules, staticHandlerContext: { matches, location } }: EntryContext): Words {
  const metas = matches.map(({ route, params }) => ({ meta: routeModules[route.id]?.meta, params }));
  const inner = metas.findLast(({ meta }) => meta !== undefined);
  if (typeof inner?.meta !== 'function') return {};
  const tags = inner.meta({ location, params: inner.params, loaderData: undefined, matches: [] }) ?? [];
  const words: { title?: string; description?: string } = {};
  for (const tag of tags) {
    if ('title' in tag && typeof tag.title === 'string') words.title = tag.title;
    if ('name' in tag && tag.name === 'description' && typeof tag.content === 'string') words.description = tag.content;
  }
  return words;
}
