import { endpoints, errorAnswer, type EndpointName } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { expect } from 'vitest';
import { createApp } from '../src/app.ts';
import type { AppDeps } from '../src/appDeps.ts';
import { sampleSession } from '../src/http/sampleSession.ts';
import type { Store } from '../src/store/store.ts';
import { lightCosts } from './lightAccounts.ts';

/** Now, for the server under test: two hours after the table. */
export const NOW = new Date('2026-06-01T10:00:00Z');

/** Servers elsewhere that do not listen: a test that asks outside says where. */
export const nowhere = {
  whois: { first: { host: '127.0.0.1', port: 9 } },
  resolver: { servers: ['127.0.0.1:9'], timeout: 200 },
} satisfies AppDeps['outside'];

export function appOver(store: Store | null, more: Partial<AppDeps> = {}): Hono {
  return createApp({
    store,
    isReady: () => true,
    portalFiles: new Map(),
    elements: () => Promise.resolve(null),
    embedOrigins: [],
    publicUrl: undefined,
    rateLimit: 0,
    trustProxy: true,
    sessionOf: sampleSession('rating', false),
    outside: nowhere,
    costs: lightCosts,
    clock: () => NOW.getTime(),
    log: (line) => console.error(line),
    ...more,
  });
}

/** Asks and checks the answer against the endpoint's own schema. */
export async function ask<Name extends EndpointName>(app: Hono, name: Name, path: string, init?: RequestInit) {
  const response = await app.request(path, init);
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return v.parse(endpoints[name].answer, body) as v.InferOutput<(typeof endpoints)[Name]['answer']>;
}

/** Asks for what must be refused, and gives status and code. */
export async function refusal(app: Hono, path: string, init?: RequestInit) {
  const response = await app.request(path, init);
  const { code, message } = v.parse(errorAnswer, await response.json());
  expect(message).not.toMatch(/\bat .*\.ts|node_modules|select /i);
  return { status: response.status, code };
}
