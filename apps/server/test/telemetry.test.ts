import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Importer } from '../src/ingest/importer.ts';
import { plainRequest } from '../src/ingest/importRequest.ts';
import { listen, type Listener } from '../src/http/listen.ts';
import type { Store } from '../src/store/store.ts';
import { createLog } from '../src/telemetry/log.ts';
import { loggedPath } from '../src/telemetry/loggedPath.ts';
import { createMetrics, type Metrics } from '../src/telemetry/metrics.ts';
import { observe } from '../src/telemetry/observe.ts';
import { metricsApp } from '../src/telemetry/operatorPages.ts';
import { startTracing, type Tracing } from '../src/telemetry/tracing.ts';
import { TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const TOKEN = 'a-token-of-some-length';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACE_PARENT = `00-${TRACE}-b7ad6b7169203331-01`;

interface SentSpan {
  readonly traceId: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

/** A collector of traces on this machine. */
async function startCollector(): Promise<{ address: string; spans: SentSpan[]; headers: unknown[]; server: Server }> {
  const spans: SentSpan[] = [];
  const headers: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sent = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
      };
      headers.push([request.url, request.headers['x-team']]);
      spans.push(...sent.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, spans, headers, server };
}

describe.each(engines())('a watched server over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let metrics: Metrics;
  let tracing: Tracing;
  let listener: Listener;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let address: string;
  let isEnding = false;
  const written: string[] = [];

  beforeAll(async () => {
    ({ store, remove } = await open('tables'));
    collector = await startCollector();
    tracing = await startTracing(collector.address, { 'x-team': 'net' });
    metrics = createMetrics(() => true, Date.now);
    metrics.watch(store);
    const keep = (line: string): void => void written.push(line);
    const log = createLog('json', Date.now, keep, keep);
    const app = appOver(store, {
      clock: Date.now,
      log: (line) => log.warn(line),
      observe: observe({ log, metrics, tracing, trustProxy: true }),
      metricsPages: metricsApp(metrics, TOKEN),
      publicUrl: undefined,
      isEnding: () => isEnding,
    });
    await new TestBrowser(app).signUp('ann@example.net');
    listener = await listen((request, environment) => app.fetch(request, environment), '127.0.0.1', 0);
    address = `http://127.0.0.1:${listener.port}`;
  }, 300_000);
  afterAll(async () => {
    await listener.close(0);
    collector.server.close();
    await remove();
  });

  const read = async (): Promise<string> => {
    const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const valueOf = (text: string, name: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? Number.NaN);
  };

  it('answers /metrics with the token alone', async () => {
    expect((await fetch(`${address}/metrics`)).status).toBe(401);
    const wrong = { authorization: `Bearer ${TOKEN}x` };
    expect((await fetch(`${address}/metrics`, { headers: wrong })).status).toBe(401);
    // Without the setting it is no page at all.
    const closed = await appOver(store, { log: () => {} }).request('/metrics');
    expect(closed.status).not.toBe(200);
    expect(await closed.text()).not.toContain('routeglass_');
  });

  it('counts requests by the pattern of their path and their status', async () => {
    for (const one of ['10.0.0.1', '10.0.0.2']) expect((await fetch(`${address}/v2/ip/${one}`)).status).toBe(200);
    expect((await fetch(`${address}/v2/ip/none`)).status).toBe(400);
    const text = await read();
    const name = (route: string, status: number): string =>
      `routeglass_http_requests_total{method="GET",route="${route}",status="${status}"}`;
    const route = /route="(\/v2\/ip\/[^"]+)"/.exec(text)?.[1] ?? '';
    expect(route).not.toContain('10.0.0');
    expect(valueOf(text, name(route, 200))).toBe(2);
    expect(valueOf(text, name(route, 400))).toBe(1);
    expect(valueOf(text, `routeglass_http_request_duration_seconds_count{method="GET",route="${route}"}`)).toBe(3);
    // Names that visitors make up are one.
    await fetch(`${address}/no/such/page`);
    expect(await read()).not.toContain('no/such');
  });

  it('tells of the database, its queue, data, jobs and letters', async () => {
    const text = await read();
    expect(valueOf(text, 'routeglass_database_up')).toBe(1);
    expect(valueOf(text, 'routeglass_database_size_bytes')).toBeGreaterThan(1e6);
    expect(valueOf(text, 'routeglass_read_queue_waiting')).toBe(0);
    expect(valueOf(text, 'routeglass_read_queue_refused_total')).toBe(0);
    expect(valueOf(text, 'routeglass_data_age_seconds{kind="vrps",world="lab"}')).toBeGreaterThanOrEqual(0);
    expect(text).toMatch(/routeglass_mail\{state="kept"\} 1\n/);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(valueOf(text, 'routeglass_imports_total{outcome="failed"}')).toBe(0);
  });

  it('counts imports by how they end', async () => {
    const report = { files: [], steps: [], removed: [], overlapping: [], seconds: 0 };
    const importer: Importer = {
      run: (request) => (request.registry ? Promise.reject(new Error('no')) : Promise.resolve(report)),
      close: async () => {},
    };
    const counting = metrics.counting(importer);
    await counting.run(plainRequest);
    await expect(counting.run({ ...plainRequest, registry: true })).rejects.toThrow('no');
    const text = await read();
    const count = (outcome: string): number => valueOf(text, `routeglass_imports_total{outcome="${outcome}"}`);
    expect([count('loaded'), count('refused'), count('failed')]).toEqual([1, 0, 1]);
  });

  it('gives each answer an id, and logs it as JSON without what opens anything', async () => {
    const token = 'Zk3v9Qx7Lm2Rt8Yw5Bn1Hc6Jd4Fg0Pa';
    const answer = await fetch(`${address}/access/as/64512/1/${token}?token=${token}`);
    const id = answer.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const line = written.find((one) => one.includes(id)) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 'info', request_id: id, method: 'GET', status: answer.status });
    expect(written.join('')).not.toContain(token);
    const given = await fetch(`${address}/healthz`, { headers: { 'x-request-id': 'proxy-0001' } });
    expect(given.headers.get('x-request-id')).toBe('proxy-0001');
    const bad = await fetch(`${address}/healthz`, { headers: { 'x-request-id': 'a b"' } });
    expect(bad.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('is ready as long as it takes requests', async () => {
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' });
    isEnding = true;
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    isEnding = false;
    const starting = await appOver(null).request('/readyz');
    expect([starting.status, await starting.json()]).toMatchObject([503, { code: 'E_STARTING' }]);
    expect((await appOver(store, { isReady: () => false, log: () => {} }).request('/readyz')).status).toBe(503);
    // By address too, where pages have a name.
    const named = appOver(store, { publicUrl: 'https://routes.example', log: () => {} });
    const headers = { host: '192.0.2.7:3000' };
    expect((await named.request('http://192.0.2.7:3000/readyz', { headers })).status).toBe(200);
  });

  // The last: afterwards nothing is traced.
  it('sends traces to a collector, below the trace of the caller', async () => {
    await fetch(`${address}/v2/ip/10.0.0.3`, { headers: { traceparent: TRACE_PARENT } });
    await tracing.close();
    expect(collector.headers).toContainEqual(['/v1/traces', 'net']);
    const span = collector.spans.find(({ traceId }) => traceId === TRACE);
    expect(span?.name).toMatch(/^GET \/v2\/ip\/:/);
    expect(span?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    expect(span?.attributes).toContainEqual({ key: 'url.path', value: { stringValue: '/v2/ip/10.0.0.3' } });
  });
});

it('leaves out of logged paths what looks like a token, and nothing else', () => {
  const kept = ['/v2/ip/2001:db8::1', '/as-set/AS-EXAMPLE-CUSTOMERS-EUROPE', '/v2/prefixes/10.0.0.0%2F8'];
  for (const path of kept) expect(loggedPath(path)).toBe(path);
  expect(loggedPath('/access/as/1/2/Zk3v9Qx7Lm2Rt8Yw5Bn1Hc6Jd4Fg0Pa')).toBe('/access/as/1/2/…');
});

it('writes plain lines as text, and an object each as JSON', () => {
  const lines: string[] = [];
  const keep = (line: string): void => void lines.push(line);
  const clock = (): number => Date.UTC(2026, 10, 23);
  createLog('text', clock, keep, keep).warn('Something\nis wrong');
  const json = createLog('json', clock, keep, keep);
  json.warn('Something\nis wrong');
  json.fault(new Error('broken'));
  expect(lines[0]).toBe('Something\nis wrong\n');
  expect(JSON.parse(lines[1] ?? '')).toEqual({
    time: '2026-11-23T00:00:00.000Z',
    level: 'warn',
    message: 'Something\nis wrong',
  });
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ level: 'error', message: 'broken' });
  for (const line of lines.slice(1)) expect(line.trimEnd()).not.toContain('\n');
});
