/** A scale to choose a range on. */
export interface RangeScale {
  readonly min: number;
  readonly max: number;
  /** Distance between its marks, which are at multiples of it. */
  readonly tickStep: number;
}

/** The greatest power of ten that is not above `span`, so that a scale has one to ten marks; 1 for a span under 1. */
export function powerOfTen(span: number): number {
  let step = 1;
  while (step * 10 <= span) step *= 10;
  return step;
}

/** The marks of a scale: the multiples of its step inside it. */
export function rangeTicks({ min, max, tickStep }: RangeScale): readonly number[] {
  const ticks: number[] = [];
  for (let tick = Math.ceil(min / tickStep) * tickStep; tick <= max; tick += tickStep) ticks.push(tick);
  return ticks;
}

/** Limits both ends to the scale, since an address may contain values outside it. */
export function withinScale([from, to]: readonly [number, number], { min, max }: RangeScale): [number, number] {
  const inside = (value: number) => Math.min(Math.max(value, min), max);
  return [inside(from), inside(to)];
}
