import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createErrorHandler } from './answerErrors.ts';
import { ownHost } from './ownHost.ts';

async function statusOf(publicUrl: string | undefined, path: string, host?: string): Promise<number> {
  const app = new Hono();
  app.onError(createErrorHandler(() => {}, null));
  app.use(ownHost(publicUrl));
  app.all('*', (context) => context.text('here'));
  const answer = await app.request(path, host === undefined ? {} : { headers: { host } });
  return answer.status;
}

describe('the name that a request is for', () => {
  it.each([
    ['https://radar.example.org', 'radar.example.org', 200],
    ['https://radar.example.org', 'RADAR.example.org', 200],
    ['https://radar.example.org', 'radar.example.org:443', 200],
    ['https://radar.example.org', 'radar.example.org:8443', 421],
    ['https://radar.example.org:8443', 'radar.example.org:8443', 200],
    ['http://radar.example.org', 'radar.example.org:80', 200],
    ['https://radar.example.org', 'attacker.example', 421],
    ['https://radar.example.org', 'radar.example.org.attacker.example', 421],
    ['https://radar.example.org', 'radar.example.org@attacker.example', 421],
    ['https://radar.example.org', '127.0.0.1:3000', 421],
    ['https://radar.example.org', 'localhost:3000', 421],
    ['https://radar.example.org', 'not a host', 421],
    ['http://[2001:db8::1]:3000', '[2001:db8::1]:3000', 200],
    [undefined, 'attacker.example', 200],
  ])('of %s: %s gets %i', async (publicUrl, host, status) => {
    for (const path of ['/', '/v2/web/sources', '/as/3356']) expect(await statusOf(publicUrl, path, host)).toBe(status);
  });

  it('may be missing where the server asks itself', async () => {
    expect(await statusOf('https://radar.example.org', '/')).toBe(200);
  });

  it.each([
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['10.1.2.3', 200],
    ['localhost:3000', 200],
    ['radar.example.org', 200],
    ['attacker.example', 421],
  ])('of the health check may be an address: %s gets %i', async (host, status) => {
    expect(await statusOf('https://radar.example.org', '/healthz', host)).toBe(status);
  });
});
