import type { AnyInput } from '../client/input.ts';
import type { EndpointName } from '../contract/table.ts';
import { layoutsOf, type Page } from './page.ts';

/** A call that a page makes only where the query of its address is empty: with one it asks something else. */
export function plainly<Facts, Input>(
  input: (facts: Facts) => Input,
): (facts: Facts, search: URLSearchParams) => Input | null {
  return (facts, search) => (search.size === 0 ? input(facts) : null);
}

/** A call that a page makes at once. */
export interface FirstRead {
  readonly endpoint: EndpointName;
  readonly input: AnyInput;
  /** Whether there is no such page where its answer is 404. */
  readonly decides: boolean;
}

/** The calls that a page makes at once at an address: those of its layouts first. */
export function firstReads(page: Page, facts: object, search: URLSearchParams): FirstRead[] {
  return [...layoutsOf(page), page].flatMap(({ reads = {}, knownBy }) =>
    Object.entries(reads).flatMap(([endpoint, inputOf]) => {
      const of = inputOf as (facts: object, search: URLSearchParams) => AnyInput | null;
      const input = of(facts, search);
      return input ? [{ endpoint: endpoint as EndpointName, input, decides: endpoint === knownBy }] : [];
    }),
  );
}
