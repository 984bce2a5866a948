import { addressOf } from './address.ts';
import type { Client } from './client.ts';
import type { AnyInput, InputOf } from './input.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';

/** Cache key of an answer: method, full address, and the body if there is one. */
export function callKey<E extends AnyEndpoint>(client: Client, endpoint: E, input: InputOf<E>): string {
  const body = 'body' in input && input.body !== undefined ? ` ${JSON.stringify(input.body)}` : '';
  return `${endpoint.method} ${addressOf(endpoint, input as AnyInput, client.bases)}${body}`;
}
