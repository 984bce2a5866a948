import { errorStatus, type ErrorAnswer } from '../contract/error.ts';
import type { AnswerOf, AnyEndpoint } from '../contract/endpoint.ts';
import { endpoints, type EndpointName, type Endpoints } from '../contract/table.ts';
import { sampleOf } from './sample.ts';

/** A request to a mocked call. */
export interface MockRequest {
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answer<E extends AnyEndpoint> = AnswerOf<E> | MockFailure;
/** Answers by endpoint name: a value, or a function that returns one for a request. Other calls return a sample derived from their schema. */
export type MockAnswers = {
  readonly [Name in EndpointName]?: Answer<Endpoints[Name]> | ((request: MockRequest) => Answer<Endpoints[Name]>);
};

/** A typed error for a mock to return. */
export class MockFailure {
  readonly answer: ErrorAnswer;
  constructor(answer: ErrorAnswer) {
    this.answer = answer;
  }
}

/** If two paths match, the one with fewer params wins: `/v2/as-rating/metrics` is not the rating by a metric named `metrics`. */
const exactFirst = (Object.entries(endpoints) as [EndpointName, AnyEndpoint][]).toSorted(
  ([, a], [, b]) => a.path.split('{').length - b.path.split('{').length,
);

/** A `fetch` that answers the contract's calls without a server. Unknown addresses get a 404 like the server's. */
export function mockFetch(answers: MockAnswers = {}): typeof globalThis.fetch {
  return async (target, init) => {
    init?.signal?.throwIfAborted();
    const url = new URL(target instanceof Request ? target.url : target, 'http://mock.invalid');
    const method = init?.method ?? 'GET';
    for (const [name, endpoint] of exactFirst) {
      const params = endpoint.method === method ? paramsOf(endpoint.path, url.pathname) : null;
      if (!params) continue;
      const body = typeof init?.body === 'string' ? bodyOf(endpoint, init.body) : undefined;
      const given: unknown = answers[name];
      const answer: unknown =
        typeof given === 'function' ? (given as (request: MockRequest) => unknown)({ url, params, body }) : given;
      if (answer instanceof MockFailure)
        return Response.json(answer.answer, { status: errorStatus[answer.answer.code] });
      return Response.json(answer === undefined ? sampleOf(endpoint.answer) : answer);
    }
    return Response.json({ code: 'E_NOT_FOUND', message: `There is no ${method} ${url.pathname}` }, { status: 404 });
  };
}

/** Form fields as texts; repeated fields as lists. */
function bodyOf(endpoint: AnyEndpoint, text: string): unknown {
  if (endpoint.encoding !== 'form') return JSON.parse(text);
  const fields = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function paramsOf(template: string, path: string): Record<string, string> | null {
  const names: string[] = [];
  const pattern = template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}
