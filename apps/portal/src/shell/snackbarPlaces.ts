/** The places of a page where messages could stand. Once there is something to say they stand in the one that came first and is still there. */
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
    /** Gives the way to leave again. */
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
