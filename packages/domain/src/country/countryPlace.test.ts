import { expect, it } from 'vitest';
import { countryPlace } from './countryPlace.ts';

it.each([
  ['DE', 51, 10],
  ['NZ', -42, 172.5],
  ['US', 39.5, -98.5],
  ['XK', 42.6, 20.9],
])('%s is about at %f, %f', (code, latitude, longitude) => expect(countryPlace(code)).toEqual({ latitude, longitude }));

it.each([null, '', 'ZZ', 'de', 'AQ'])('%j is nowhere', (code) => expect(countryPlace(code)).toBeNull());

it('knows every country but those without people, on the globe', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const placed = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => countryPlace(code) ?? []);
  expect(placed.length).toBeGreaterThan(240);
  for (const { latitude, longitude } of placed) {
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
  }
});
