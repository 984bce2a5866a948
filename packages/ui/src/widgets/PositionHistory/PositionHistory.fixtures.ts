/** The thirty days of June. */
export const june: readonly string[] = Array.from(
  { length: 30 },
  (_, i) => `2026-06-${String(i + 1).padStart(2, '0')}`,
);

/** Up by seven positions, with a drop on the way. */
export const climbing: readonly number[] = june.map((_, i) => (i === 12 ? 21 : 16 - Math.floor(i / 4)));

/** Not rated for some days. */
export const interrupted: readonly (number | null)[] = june.map((_, i) => (i > 8 && i < 15 ? null : 5 + (i % 3)));
