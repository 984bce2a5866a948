import * as v from 'valibot';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { sentSchema, type SentOf } from '../contract/sent.ts';
import { formBody } from './formBody.ts';
import { addressOf, oneOrigin, type Bases } from './address.ts';
import { askPatiently } from './askPatiently.ts';
import { ApiFailure, failureOf, wasAborted } from './failure.ts';
import type { AnyInput, InputOf } from './input.ts';

export interface ClientSettings {
  /** Base address of each host; the page's own origin by default. */
  readonly bases?: Bases;
  readonly fetch?: typeof globalThis.fetch;
}

export interface Client {
  readonly bases: Bases;
  /** Makes the call and returns its checked answer. Rejects with `ApiFailure`, or with the original error if aborted. */
  call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: { signal?: AbortSignal }): Promise<SentOf<E>>;
}

/** A client of the API. It keeps no state. Every answer is checked against the endpoint's schema first. */
export function createClient(settings: ClientSettings = {}): Client {
  const bases = settings.bases ?? oneOrigin();
  const fetch = settings.fetch ?? globalThis.fetch.bind(globalThis);
  return {
    bases,
    async call(endpoint, input, options) {
      const request = requestOf(endpoint, input as AnyInput, options?.signal);
      const address = addressOf(endpoint, input as AnyInput, bases);
      const response = await askPatiently(fetch, address, request).catch((cause: unknown) => {
        if (wasAborted(cause)) throw cause;
        const message = cause instanceof Error ? cause.message : String(cause);
        throw new ApiFailure(message, { code: 'E_TRANSPORT', status: 0, cause });
      });
      return answerOf(endpoint, response);
    },
  };
}

function requestOf(endpoint: AnyEndpoint, input: AnyInput, signal: AbortSignal | undefined): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  const request: RequestInit = { method: endpoint.method, credentials: 'same-origin', headers };
  if (signal) request.signal = signal;
  if (input.body !== undefined && endpoint.encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded;charset=UTF-8';
    request.body = formBody(input.body);
  } else if (input.body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(input.body);
  }
  return request;
}

async function answerOf<E extends AnyEndpoint>(endpoint: E, response: Response): Promise<SentOf<E>> {
  const text = await response.text();
  const data = parsed(text);
  if (!response.ok) throw failureOf(response, data);
  if (text === '') throw new ApiFailure('Empty response', { code: 'E_EMPTY', status: response.status });
  return checkedAnswer(endpoint, response.status, data);
}

/** Checks the body of a successful answer against the contract; throws E_ANSWER if it differs. */
export function checkedAnswer<E extends AnyEndpoint>(endpoint: E, status: number, data: unknown): SentOf<E> {
  const checked = v.safeParse(sentSchema(endpoint), data);
  if (checked.success) return checked.output;
  const issues = checked.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
  throw new ApiFailure(`The server's answer to ${endpoint.name} is not what the contract promises`, {
    code: 'E_ANSWER',
    status,
    issues,
    data,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
