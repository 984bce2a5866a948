import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedRequest } from './guardedRequest.ts';

describe('guardedRequest', () => {
  let hits = 0;
  const server = createServer((_, response) => {
    hits += 1;
    response.end('x'.repeat(2_000));
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => void server.close());
  const ask = (host: string, mayBeInner: boolean, largest = 10_000) =>
    guardedRequest(new URL(`http://${host}:${port}/`), { timeout: 2_000, largest, mayBeInner });

  it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '[::1]', '10.0.0.1', '169.254.169.254'])(
    'does not connect to %s for a stranger',
    async (host) => {
      await expect(ask(host, false)).rejects.toThrow('inside this network');
      expect(hits).toBe(0);
    },
  );
  it('connects where the operator says so, and takes no more than it wants', async () => {
    expect((await ask('127.0.0.1', true)).text).toHaveLength(2_000);
    await expect(ask('127.0.0.1', true, 1_000)).rejects.toThrow('more than 1000 bytes');
  });
});
