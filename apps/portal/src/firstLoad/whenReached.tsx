import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { whenNear } from './later.tsx';

/** A part whose code and data are loaded only when the reader comes near: a map, a list of news. */
export function whenReached(load: () => Promise<ComponentType>): ComponentType<{ readonly room: string }> {
  const Part = lazy(async () => ({ default: await load() }));
  return function WhenReached({ room }) {
    const place = useRef<HTMLDivElement>(null);
    const [isReached, setReached] = useState(false);
    useEffect(() => whenNear(place.current, () => setReached(true)), []);
    const kept = <div data-room style={{ minHeight: room }} />;
    return <div ref={place}>{isReached ? <Suspense fallback={kept}>{<Part />}</Suspense> : kept}</div>;
  };
}
