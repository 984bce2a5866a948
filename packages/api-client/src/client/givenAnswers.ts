import { callKey } from './callKey.ts';
import { checkedAnswer, type Client } from './client.ts';
import { type ApiFailure, failureOf } from './failure.ts';

/** Answers that came with a page, HTTP status and body, by the address of their call, as `addressOf` writes it. */
export type GivenAnswers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** What a call holds, or how it failed. */
export type GivenAnswer = { readonly body: unknown } | { readonly failure: ApiFailure };

/** Answers that came with a page, by their `callKey`: `GET` and the address. */
export interface Given {
  readonly answers: ReadonlyMap<string, GivenAnswer>;
  /** Whether what is shown for a key is what came with the page, which is young enough for it to be taken for present. */
  readonly isPresent: (key: string, shown: unknown) => boolean;
  /** Gives an answer to the first who takes it, as long as the page is young enough. */
  readonly take: (key: string) => GivenAnswer | undefined;
  /** Something was sent: what the server said before may hold no more. */
  readonly outdate: () => void;
}

/** As long as a page may take to begin, ms: what is asked later is asked of the server. */
const FRESH = 10_000;

/** `age` tells how old the page is, ms. */
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
 * A client that first of all gives the answers that came with the page, each once and checked like any other; all else it asks of `client`. Once
 * something is sent, such as a log-in, none of them is given any more.
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
