import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';

/** How far outside the window a part begins to load: one screen above or below. A jump to the end of a page skips the parts between. */
const NEAR = '100% 0px';

/** First actions of a reader: they load all server-drawn parts, wherever they are. */
const FIRST_SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

export interface Placed {
  /** Height kept while the part's code or content loads, such as `40rem`. */
  readonly room: string;
}

/**
 * A part below the first screen. The server draws it, so that it can be read at once. The browser fetches its code when the reader acts or comes
 * near.
 */
export function later(load: () => Promise<ComponentType<Placed>>): ComponentType<Placed> {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>();
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await wanted;
    return { default: await load() };
  });
  return function Later({ room }) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => whenNear(place.current, want, FIRST_SIGNS), []);
    return (
      <div ref={place}>
        <Suspense fallback={<div data-room style={{ minHeight: room }} />}>
          <Part room={room} />
        </Suspense>
      </div>
    );
  };
}

/** Calls `tell` when a place comes near the window or one of the events `signs` occurs. Returns a function that stops waiting. */
export function whenNear(place: Element | null, tell: () => void, signs: readonly string[] = []): () => void {
  if (!place) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) done();
    },
    { rootMargin: NEAR },
  );
  const end = (): void => {
    observer.disconnect();
    for (const sign of signs) removeEventListener(sign, done, true);
  };
  const done = (): void => {
    end();
    tell();
  };
  observer.observe(place);
  for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true });
  return end;
}
