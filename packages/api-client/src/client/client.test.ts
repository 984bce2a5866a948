import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/table.ts';
import { mockFetch, MockFailure } from '../mocks/mockFetch.ts';
import { addressOf, oneOrigin } from './address.ts';
import { createClient } from './client.ts';
import { ApiFailure } from './failure.ts';

const answering = (text: string, status = 200) =>
  createClient({ fetch: async () => new Response(text, { status, statusText: 'Bad Gateway' }) });
const failureOf = async (call: Promise<unknown>) => {
  const error = await call.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiFailure);
  return error as ApiFailure;
};

describe('addressOf', () => {
  it('fills the path and repeats the keys of lists', () => {
    const input = { params: { asn: 3356 }, query: { prefix: '8.0.0.0/9', targets: [174, 1299] } };
    expect(addressOf(endpoints.routeGraph, input, oneOrigin('https://rg.example/'))).toBe(
      'https://rg.example/v2/route-graph/asn/3356/graph?prefix=8.0.0.0%2F9&targets=174&targets=1299',
    );
  });
  it('leaves out what is undefined', () => {
    const input = { params: { asn: 1 }, query: { q: undefined, page: 2 } };
    expect(addressOf(endpoints.prefixes, input, oneOrigin())).toBe('/v2/incidents/connectivity/prefixes/asn/1?page=2');
  });
  it('sends each host to its own base', () => {
    const bases = { ...oneOrigin(), storage: 'https://storage.example' };
    expect(addressOf(endpoints.asInfoList, { body: [1] }, bases)).toBe(
      'https://storage.example/api/storage/v2/incidents/info/as/all',
    );
  });
  it('refuses a path without its param', () => {
    expect(() => addressOf(endpoints.asInfo, {}, oneOrigin())).toThrow('asInfo needs asn');
  });
});

describe('a client', () => {
  it('gives the checked answer', async () => {
    const client = createClient({
      fetch: mockFetch({ currentDelay: { current_delay_in_seconds: 5, as_of: null, sample: true } }),
    });
    await expect(client.call(endpoints.currentDelay, {})).resolves.toEqual({
      current_delay_in_seconds: 5,
      as_of: null,
      sample: true,
    });
  });
  it('sends a body as JSON', async () => {
    const client = createClient({
      fetch: mockFetch({
        asInfoList: ({ body }) =>
          (body as number[]).map((asn) => ({
            asn,
            as_name: null,
            org_name: null,
            country_code: null,
            country_name: null,
          })),
      }),
    });
    const answer = await client.call(endpoints.asInfoList, { body: [3, 1] });
    expect(answer.map((row) => row.asn)).toEqual([3, 1]);
  });
  it('fails with the message, code and issues that the server says', async () => {
    const said = {
      code: 'E_BAD_REQUEST',
      message: 'ip must be 4, 6 or all',
      issues: [{ path: 'ip', message: 'ip must be 4, 6 or all' }],
    } as const;
    const client = createClient({
      fetch: mockFetch({ asInfo: new MockFailure({ ...said, issues: [...said.issues] }) }),
    });
    const failure = await failureOf(client.call(endpoints.asInfo, { params: { asn: 1 } }));
    expect(failure).toMatchObject({ ...said, status: 400, data: said });
  });
  it('falls back to the transport message', async () => {
    expect(await failureOf(answering('<html>', 502).call(endpoints.health, {}))).toMatchObject({
      message: 'Something went wrong',
      status: 502,
      code: 'E_OTHER',
    });
  });
  it('names an empty response', async () => {
    expect(await failureOf(answering('').call(endpoints.health, {}))).toMatchObject({
      message: 'Empty response',
      code: 'E_EMPTY',
    });
  });
  it('refuses an answer that breaks the contract, naming where', async () => {
    const failure = await failureOf(answering('{"status":"fine"}').call(endpoints.health, {}));
    expect(failure).toMatchObject({ code: 'E_ANSWER', issues: [{ path: 'status' }] });
  });
  it('tells a lost connection apart', async () => {
    const client = createClient({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await failureOf(client.call(endpoints.health, {}))).toMatchObject({
      code: 'E_TRANSPORT',
      status: 0,
      message: 'fetch failed',
    });
  });
  it('passes an abort on as an abort', async () => {
    const client = createClient({ fetch: mockFetch() });
    await expect(client.call(endpoints.health, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('what is sent', () => {
  const sent = async (call: (client: ReturnType<typeof createClient>) => Promise<unknown>) => {
    const requests: RequestInit[] = [];
    const fetch = async (_: unknown, init?: RequestInit) => {
      requests.push(init ?? {});
      return Response.json({ result: true });
    };
    await call(createClient({ fetch }));
    const [request] = requests;
    return { body: request?.body, type: new Headers(request?.headers).get('content-type') };
  };

  it('is a form where the call takes one, without what is empty', async () => {
    const body = {
      type: 'Request' as const,
      subject: 'A & b',
      message: 'x',
      name: '',
      'g-recaptcha-response': 'solved',
    };
    expect(await sent((client) => client.call(endpoints.feedback, { body }))).toEqual({
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: 'type=Request&subject=A+%26+b&message=x&g-recaptcha-response=solved',
    });
  });

  it('reaches a mock as fields', async () => {
    const heard: unknown[] = [];
    const answer = ({ body }: { readonly body: unknown }) => {
      heard.push(body);
      return { result: true as const };
    };
    const client = createClient({ fetch: mockFetch({ feedback: answer }) });
    await client.call(endpoints.feedback, { body: { type: 'Feedback', subject: 's', message: 'm' } });
    expect(heard).toEqual([{ type: 'Feedback', subject: 's', message: 'm' }]);
  });

  it('fails with what a server of another make says', async () => {
    expect(
      (await failureOf(answering('{"error":"Taken","message":"m"}', 400).call(endpoints.logout, {}))).message,
    ).toBe('Taken');
    expect((await failureOf(answering('{"message":"Busy"}', 500).call(endpoints.logout, {}))).message).toBe('Busy');
  });
});
