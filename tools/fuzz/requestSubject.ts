import { type AnyEndpoint, endpoints } from '@routeglass/api-client/contract';
import { Problem } from '../../apps/server/src/http/problem.ts';
import { readInput } from '../../apps/server/src/http/readInput.ts';
import type { Random } from './random.ts';
import type { Subject } from './subject.ts';
import { tokens } from './tokens.ts';

const calls = Object.values<AnyEndpoint>(endpoints);
const encoder = new TextEncoder();
/** Longer input is rejected before it is read (`sizeLimits.ts`). */
const LARGEST_BODY = 262_144;
const LONGEST_QUERY = 8_192;

/** Addresses, queries and bodies of all calls, read by the code of the server. The input is a JSON body, and its lines are parameter values. */
export const requestSubject: Subject = {
  name: 'requests',
  seeds: [
    '{"email":"a@b.example","password":"x","token":"y","remember":true,"asn":64500}',
    '64500\n192.0.2.0/24\n2026-11-09\n2026-11-09T00:00:00Z\n4\ntrue\n10\nscore\n-score\nDE\n1762646400\n',
    '{"query":"{asSet(name:\\"AS-X\\"){name}}","variables":{"a":[1]}}',
  ].map((text) => encoder.encode(text)),
  async read(bytes, random) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LARGEST_BODY)).toString();
    const values = text.slice(0, LONGEST_QUERY).split('\n');
    const call = random.pick(calls);
    const value = (): string => (random.oneIn(3) ? random.pick(tokens) : random.pick(values));
    const params = Object.fromEntries(keysOf(call.params).map((key) => [key, value()]));
    const query: Record<string, string[]> = {};
    for (const key of [...keysOf(call.query), 'unknown']) {
      if (!random.oneIn(3)) query[key] = Array.from({ length: random.oneIn(9) ? 3 : 1 }, value);
    }
    const type = random.oneIn(4) ? 'application/x-www-form-urlencoded' : 'application/json';
    try {
      await readInput(call, contextOf({ params, query, type, text: bodyOf(call, text, random) }));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  },
};

interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string[]>>;
  readonly type: string;
  readonly text: string;
}

/** The parts of a request that `readInput` uses. */
function contextOf({ params, query, type, text }: Asked): Parameters<typeof readInput>[1] {
  const req = {
    url: 'http://localhost/',
    param: () => params,
    queries: () => query,
    text: () => Promise.resolve(text),
    header: () => type,
  };
  return { req } as unknown as Parameters<typeof readInput>[1];
}

/** The original body, or one with the fields of the call. */
function bodyOf(call: AnyEndpoint, text: string, random: Random): string {
  if (random.oneIn(2)) return text;
  const values = [...tokens, text, 1, -1, null, true, [], {}, [text]];
  return JSON.stringify(Object.fromEntries(keysOf(call.body).map((key) => [key, random.pick(values)])));
}

function keysOf(schema: object): string[] {
  return 'entries' in schema && typeof schema.entries === 'object' && schema.entries !== null
    ? Object.keys(schema.entries)
    : [];
}
