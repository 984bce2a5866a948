import type { PageCode } from './pageCode.ts';

// A script of its own in every page (`Code.tsx`): loads the page's code. The router reads its data from `window`.

const pause = (): Promise<void> => new Promise((go) => setTimeout(go));
/** Resolves when the first text is painted, which may be long after its frame has begun. */
const painted = (): Promise<unknown> =>
  PerformanceObserver.supportedEntryTypes.includes('paint')
    ? new Promise((go) => new PerformanceObserver(go).observe({ type: 'paint', buffered: true }))
    : new Promise(requestAnimationFrame).then(pause);
const load = async ([id, file]: readonly [string, string]) => [id, (await import(file)) as unknown] as const;

const { context, state, manifest, routes, entry, afterPaint } = JSON.parse(
  document.getElementById('code')?.textContent ?? '',
) as PageCode;
// A page drawn by the server loads its code after its text is painted: until then, a slow connection is needed for styles and the typeface. The code
// runs with pauses, so that typing and scrolling stay smooth. A hidden tab paints nothing, so it does not wait.
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
