/** The places on a page that can show messages. Once there is a message, the earliest place that still exists shows it. */
export function createPlaces() {
  const listeners = new Set<() => void>();
  let isNeeded = false;
  let places: readonly symbol[] = [];
  const change = (next: () => void): void => {
    next();
    for (const listener of listeners) listener();
  };
  return {
    need: (): void => change(() => (isNeeded = true)),
    /** Adds a place. Returns a function that removes it. */
    enter: (place: symbol): (() => void) => {
      change(() => (places = [...places, place]));
      return () => change(() => (places = places.filter((each) => each !== place)));
    },
    shows: (place: symbol): boolean => isNeeded && places[0] === place,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
