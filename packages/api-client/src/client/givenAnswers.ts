import { callKey } from './callKey.ts';
import { checkedAnswer, type Client } from './client.ts';
import { type ApiFailure, failureOf } from './failure.ts';

/** Answers that came with a page (HTTP status and body), by the address of their call as `addressOf` writes it. */
export type GivenAnswers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** Body or failure of a call. */
export type GivenAnswer = { readonly body: unknown } | { readonly failure: ApiFailure };

/** Answers that came with a page, by their `callKey`: `GET` and the address. */
export interface Given {
  readonly answers: ReadonlyMap<string, GivenAnswer>;
  /** Whether the data shown for a key came with the page, and the page is recent enough to count as current. */
  readonly isPresent: (key: string, shown: unknown) => boolean;
  /** Returns an answer to its first caller, if the page is recent enough. */
  readonly take: (key: string) => GivenAnswer | undefined;
  /** Call this when something is sent: earlier answers may be outdated. */
  readonly outdate: () => void;
}

/** Maximum age of a page to use its answers, ms; later calls go to the server. */
const FRESH = 10_000;

/** `age` returns the age of the page, ms. */
export function readGiven(given: GivenAnswers, age: () => number = () => 0): Given {
  const answers = new Map(
    Object.entries(given).map(([address, { status, body }]) => [
      `GET ${address}`,
      status < 400 ? { body } : { failure: failureOf({ status }, body) },
    ]),
  );
  const left = new Map(answers);
  let isOutdated = false;
  const isFresh = (): boolean => !isOutdated && age() <= FRESH;
  return {
    answers,
    isPresent(key, shown) {
      const answer = answers.get(key);
      return answer !== undefined && 'body' in answer && answer.body === shown && isFresh();
    },
    take(key) {
      const answer = isFresh() ? left.get(key) : undefined;
      left.delete(key);
      return answer;
    },
    outdate: () => void (isOutdated = true),
  };
}

/**
 * A client that first uses the answers that came with the page, each once and checked like any other; all other calls go to `client`. After something
 * is sent, such as a log-in, it uses none of them.
 */
export function withGiven(client: Client, given: Given): Client {
  return {
    bases: client.bases,
    async call(endpoint, input, options) {
      if (endpoint.method !== 'GET') given.outdate();
      const known = given.take(callKey(client, endpoint, input));
      if (!known) return client.call(endpoint, input, options);
      if ('failure' in known) throw known.failure;
      return checkedAnswer(endpoint, 200, known.body);
    },
  };
}
