const MARKED = '[data-first]';
/** Tags that a head may have only once. */
const KINDS = ['title', 'meta[name="description"]', 'link[rel="canonical"]'] as const;

/**
 * Removes the server's head tags once the page has drawn its own: they would be there twice and would stay after navigation. Tags that React hydrated
 * stay, since they have no duplicate.
 */
export function dropFirstHead(): void {
  for (const kind of KINDS) {
    const all = [...document.head.querySelectorAll(`:scope > ${kind}`)];
    if (all.some((tag) => !tag.matches(MARKED))) for (const tag of all) if (tag.matches(MARKED)) tag.remove();
  }
}
