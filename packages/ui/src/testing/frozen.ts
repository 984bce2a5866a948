import { vi } from 'vitest';

/** The time at which all pictures are taken. */
export const FROZEN_NOW = new Date('2026-01-15T12:00:00Z');

const faces = ['400', '500', '600'].flatMap((weight) => [
  `${weight} 16px "Inter Variable"`,
  `${weight} 16px "JetBrains Mono Variable"`,
]);

/** Stops everything that would make two pictures differ: clock, random numbers, motion, caret and late fonts. */
export async function freeze(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: FROZEN_NOW });
  freezeChance();
  await holdStill();
}

/** Stops motion and waits for the fonts, until the returned function is called. */
export async function holdStill(): Promise<() => void> {
  const still = document.createElement('style');
  still.textContent = `*, *::before, *::after {
    animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
  }`;
  document.head.append(still);
  await Promise.all(faces.map((face) => document.fonts.load(face, 'Aa 09')));
  await document.fonts.ready;
  return () => still.remove();
}

/** Random numbers that are always the same. */
function freezeChance(): void {
  let seed = 1;
  vi.spyOn(Math, 'random').mockImplementation(() => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  });
}
