import { addressOf } from './address.ts';
import { checkedAnswer, type Client } from './client.ts';
import { type ApiFailure, failureOf } from './failure.ts';
import type { AnyInput } from './input.ts';

/** Answers that came with a page, HTTP status and body, by the address of their call, as `addressOf` writes it. */
export type GivenAnswers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** The same as they are given out: what a call holds, or how it failed. */
export type Given = ReadonlyMap<string, { readonly body: unknown } | { readonly failure: ApiFailure }>;

/** As long as a page may take to begin, ms: what is asked later is asked of the server. */
const FRESH = 10_000;

export function readGiven(answers: GivenAnswers): Given {
  return new Map(
    Object.entries(answers).map(([address, { status, body }]) => [
      address,
      status < 400 ? { body } : { failure: failureOf({ status }, body) },
    ]),
  );
}

/**
 * A client that first of all gives the answers that came with the page, each once and checked like any other; all else it asks of `client`.
 *
 * `age` tells how old the page is, ms.
 */
export function withGiven(client: Client, given: Given, age: () => number): Client {
  const left = new Map(given);
  return {
    bases: client.bases,
    async call(endpoint, input, options) {
      const address = addressOf(endpoint, input as AnyInput, client.bases);
      const known = endpoint.method === 'GET' ? left.get(address) : undefined;
      if (!known || age() > FRESH) return client.call(endpoint, input, options);
      left.delete(address);
      if ('failure' in known) throw known.failure;
      return checkedAnswer(endpoint, 200, known.body);
    },
  };
}
