/** Both ends of a range, or null if the filter is clear. */
export type Bounds = readonly [least: number, most: number] | null;

/** The range in `name-min` and `name-max`; null if they form no range, or one that goes beyond `end`. */
export function readBounds(search: URLSearchParams, name: string, end = Infinity): Bounds {
  const least = search.get(`${name}-min`) ?? '';
  const most = search.get(`${name}-max`) ?? '';
  const isRange = [least, most].every((text) => /^\d{1,9}$/.test(text)) && Number(least) <= Number(most);
  return isRange && Number(most) <= end ? [Number(least), Number(most)] : null;
}

/** The two parameters of a range; empty if the filter is clear. */
export function boundsOf(name: string, bounds: Bounds): Record<string, string> {
  return { [`${name}-min`]: String(bounds?.[0] ?? ''), [`${name}-max`]: String(bounds?.[1] ?? '') };
}

/** The same in the form that calls take; left out if the filter is clear. */
export function boundsQuery<Name extends string>(
  name: Name,
  range: Bounds,
): Partial<Record<`${Name}-${'min' | 'max'}`, number>> {
  if (range === null) return {};
  return { [`${name}-min`]: range[0], [`${name}-max`]: range[1] } as Record<`${Name}-${'min' | 'max'}`, number>;
}
