import type { AnyInput } from '../client/input.ts';
import type { EndpointName } from '../contract/table.ts';
import { layoutsOf, type Page } from './page.ts';

/** Input of a call that a page makes only without a query: with one, it makes another call. */
export function plainly<Facts, Input>(
  input: (facts: Facts) => Input,
): (facts: Facts, search: URLSearchParams) => Input | null {
  return (facts, search) => (search.size === 0 ? input(facts) : null);
}

/** One of the first calls of a page. */
export interface FirstRead {
  readonly endpoint: EndpointName;
  readonly input: AnyInput;
  /** Whether a 404 of this call means that the page does not exist. */
  readonly decides: boolean;
}

/** The first calls of a page at an address, those of its layouts first. */
export function firstReads(page: Page, facts: object, search: URLSearchParams): FirstRead[] {
  return [...layoutsOf(page), page].flatMap(({ reads = {}, knownBy }) =>
    Object.entries(reads).flatMap(([endpoint, inputOf]) => {
      const of = inputOf as (facts: object, search: URLSearchParams) => AnyInput | null;
      const input = of(facts, search);
      return input ? [{ endpoint: endpoint as EndpointName, input, decides: endpoint === knownBy }] : [];
    }),
  );
}
