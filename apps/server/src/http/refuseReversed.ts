import type { ListFilters } from '@routeglass/api-client/incidents';
import { badRequest } from './problem.ts';

const ranges = ['prefix-length', 'propagation', 'relative-propagation'] as const;
type Bounds = Pick<ListFilters, `${(typeof ranges)[number]}-${'min' | 'max'}`>;

/** Refuses a range that ends before it begins. Throws E_BAD_REQUEST. */
export function refuseReversed(bounds: Bounds): void {
  for (const name of ranges) {
    const min = bounds[`${name}-min`] ?? 0;
    const max = bounds[`${name}-max`] ?? Infinity;
    if (max < min) throw badRequest(`${name}-max`, `${name}-max is less than ${name}-min`);
  }
}
