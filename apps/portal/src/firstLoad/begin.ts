import type { PageCode } from './pageCode.ts';

// A script of its own in every page (`Code.tsx`): brings the page's code. The router looks in `window` for what it is told.

const pause = (): Promise<void> => new Promise((go) => setTimeout(go));
/** Resolves when the first words are on the screen, which may be long after the frame that draws them has begun. */
const painted = (): Promise<unknown> =>
  PerformanceObserver.supportedEntryTypes.includes('paint')
    ? new Promise((go) => new PerformanceObserver(go).observe({ type: 'paint', buffered: true }))
    : new Promise(requestAnimationFrame).then(pause);
const load = async ([id, file]: readonly [string, string]) => [id, (await import(file)) as unknown] as const;

const { context, state, manifest, routes, entry, afterPaint } = JSON.parse(
  document.getElementById('code')?.textContent ?? '',
) as PageCode;
// The code of a page that is drawn comes after its words are painted: before, a slow connection has better to carry, the styles and the typeface.
// It runs with pauses for anyone who types or scrolls. A tab that is not on show paints nothing: nothing is waited for there.
if (afterPaint) {
  const { inOrder, imports, hasFigures } = afterPaint;
  if (!document.hidden) await painted();
  // Lists come later. If the typeface of their figures is there by then, they are laid out only once.
  if (hasFigures) void document.fonts.load("1em 'JetBrains Mono Variable'");
  for (const href of [manifest, entry, ...imports, ...inOrder])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const file of inOrder) await import(file).then(pause);
}
const modules = Promise.all(Object.entries(routes).map(load));
await import(manifest);
Object.assign(window, {
  __reactRouterContext: { ...context, stream: new Blob([state]).stream() },
  __reactRouterRouteModules: Object.fromEntries(await modules),
});
await import(entry);
