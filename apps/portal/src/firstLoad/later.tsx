import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';

/** How far, in screens, a part may be below or above the window when it begins to come: who jumps to the end of a page passes parts by. */
const NEAR = '100% 0px';

/** What a reader does first: parts that are drawn already then come to life, wherever they are. */
const FIRST_SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

export interface Placed {
  /** Height that the part keeps while its code or its words are on their way, such as `40rem`. */
  readonly room: string;
}

/**
 * A part below the first screen. The server draws it, and the browser fetches its code when the reader does something or comes near: until
 * then it can be read, and nothing of it is paid for.
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

/** Tells when a place comes near the window, or when one of these signs comes first. Gives the end of the waiting. */
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
