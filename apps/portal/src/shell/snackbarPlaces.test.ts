import { expect, it, vi } from 'vitest';
import { createPlaces } from './snackbarPlaces.ts';

it('shows messages in one place, once there is one', () => {
  const places = createPlaces();
  const [box, page] = [Symbol('box'), Symbol('page')];
  const shown = () => [box, page].map(places.shows);
  const leaveBox = places.enter(box);
  places.enter(page);
  expect(shown()).toEqual([false, false]);
  places.need();
  expect(shown()).toEqual([true, false]);
  leaveBox();
  expect(shown()).toEqual([false, true]);
});

it('tells whoever listens that another place shows them', () => {
  const places = createPlaces();
  const listener = vi.fn();
  const forget = places.subscribe(listener);
  places.need();
  places.enter(Symbol('page'))();
  expect(listener).toHaveBeenCalledTimes(3);
  forget();
  places.need();
  expect(listener).toHaveBeenCalledTimes(3);
});
