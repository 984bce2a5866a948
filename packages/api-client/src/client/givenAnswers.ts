import { addressOf } from './address.ts';
import { checkedAnswer, type Client } from './client.ts';
import { failureOf } from './failure.ts';
import type { AnyInput } from './input.ts';

/** An answer that came with a page: HTTP status and body. */
export interface GivenAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Answers that came with a page, by the address of their call, as `addressOf` writes it. */
export type GivenAnswers = Readonly<Record<string, GivenAnswer>>;

/** As long as a page may take to begin, ms: what is asked later is asked of the server. */
const FRESH = 10_000;

/**
 * A client that first of all gives the answers that came with the page, each once and checked like any other; all else it asks of `client`.
 *
 * `age` tells how old the page is, ms.
 */
export function withGiven(client: Client, given: GivenAnswers, age: () => number): Client {
  const left = new Map(Object.entries(given));
  return {
    bases: client.bases,
    async call(endpoint, input, options) {
      const address = addressOf(endpoint, input as AnyInput, client.bases);
      const known = endpoint.method === 'GET' ? left.get(address) : undefined;
      if (!known || age() > FRESH) return client.call(endpoint, input, options);
      left.delete(address);
      const { status, body } = known;
      if (status >= 400) throw failureOf({ status, statusText: '' }, body);
      return checkedAnswer(endpoint, status, body);
    },
  };
}
