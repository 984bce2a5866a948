const MARKED = '[data-first]';
/** What a head has once. */
const KINDS = ['title', 'meta[name="description"]', 'link[rel="canonical"]'] as const;

/**
 * Removes what the server said in the head of a page, once the page says it by itself: it would stand there twice, and stay when the reader goes on.
 * What React took over stays, as nothing else says it.
 */
export function dropFirstHead(): void {
  for (const kind of KINDS) {
    const all = [...document.head.querySelectorAll(`:scope > ${kind}`)];
    if (all.some((tag) => !tag.matches(MARKED))) for (const tag of all) if (tag.matches(MARKED)) tag.remove();
  }
}
