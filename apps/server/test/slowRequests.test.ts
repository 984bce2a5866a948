import { once } from 'node:events';
import { connect } from 'node:net';
import { errorAnswer } from '@routeglass/api-client/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listener } from '../src/http/listen.ts';

/** Reads bodies, as calls do. */
const app = new Hono().post('*', async (context) => context.text(await context.req.text()));
let listener: Listener;

beforeAll(async () => {
  listener = await listen((request, environment) => app.fetch(request, environment), '127.0.0.1', 0, 300);
});
afterAll(() => listener.close(0));

/** Sends bytes and gives what comes until the server closes. */
async function sent(bytes: string): Promise<{ status: number; code: string; head: string }> {
  const socket = connect(listener.port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (more: string) => (text += more));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const { code, message } = v.parse(errorAnswer, JSON.parse(body));
  expect(message).not.toBe('');
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  return { status: Number(head.split(' ')[1]), code, head };
}

const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

describe('requests that never become one', () => {
  it('end with 408 where the body does not arrive', async () => {
    const answer = await sent(`${POST}Content-Length: 100\r\n\r\n{"query":`);
    expect(answer).toMatchObject({ status: 408, code: 'E_REQUEST_TIMEOUT' });
    expect(answer.head).toContain('Connection: close');
  });

  it('end with 408 where the headers do not arrive', async () => {
    expect(await sent('GET / HTTP/1.1\r\nHost: loc')).toMatchObject({ status: 408, code: 'E_REQUEST_TIMEOUT' });
  });

  it('are told that headers are too large, in a body as every error has', async () => {
    const answer = await sent(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(140_000)}\r\n\r\n`);
    expect(answer).toMatchObject({ status: 431, code: 'E_HEADERS_TOO_LARGE' });
  });

  it('are told that they are not HTTP', async () => {
    expect(await sent('hello\r\n\r\n')).toMatchObject({ status: 400, code: 'E_BAD_REQUEST' });
  });
});

it('a connection stays open between requests for longer than proxies keep theirs', async () => {
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`, { method: 'POST', body: '' });
  const seconds = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(60);
});
