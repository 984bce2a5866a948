import { personEndpoints } from '@routeglass/api-client/people';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';

export const ORIGIN = 'http://localhost';

/** A server: one of this process, or whatever is asked in its place. */
interface Asked {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** A browser as far as accounts know one: it keeps cookies, says where its requests come from, and solves captchas. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly app: Asked;
  readonly address: string;
  constructor(app: Asked, address = '192.0.2.1') {
    this.app = app;
    this.address = address;
  }

  async send(method: string, path: string, body?: Record<string, string>, more: Record<string, string> = {}) {
    const headers = new Headers({ origin: ORIGIN, 'x-forwarded-for': this.address, ...more });
    for (const [name, value] of headers) if (value === '') headers.delete(name);
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    if (body) headers.set('content-type', 'application/x-www-form-urlencoded');
    const init = { method, headers, ...(body && { body: new URLSearchParams(body).toString() }) };
    const response = await this.app.request(path, init);
    this.#keep(response);
    const answer = (await response.json()) as Record<string, unknown>;
    return { status: response.status, answer, setCookies: response.headers.getSetCookie() };
  }

  /** Sends JSON as pages do. */
  async sendJson(method: string, path: string, body: object) {
    const headers = { 'content-type': 'application/json', origin: ORIGIN, 'x-forwarded-for': this.address };
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const init = { method, headers: { ...headers, cookie }, body: JSON.stringify(body) };
    const response = await this.app.request(path, init);
    this.#keep(response);
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  }

  /** Goes to an address and gives where it leads. */
  async go(path: string): Promise<{ status: number; location: string }> {
    const headers = new Headers({ 'x-forwarded-for': this.address, 'sec-fetch-site': 'cross-site' });
    headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const response = await this.app.request(path, { headers });
    this.#keep(response);
    return { status: response.status, location: response.headers.get('location') ?? '' };
  }

  #keep(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  async captcha(): Promise<string> {
    const { answer } = await this.send('GET', personEndpoints.captchaChallenge.path);
    const challenge = v.parse(personEndpoints.captchaChallenge.answer, answer);
    const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  async register(email: string, more: Record<string, string> = {}) {
    const form = { email, firstname: 'Ann', lastname: 'Example', position: 'Engineer', password: PASSWORD, ...more };
    return this.send('POST', '/api/auth/v1/register', { recaptcha: await this.captcha(), ...form });
  }

  async login(email: string, password = PASSWORD) {
    return this.send('POST', '/api/auth/v1/login', { recaptcha: await this.captcha(), email, password });
  }

  /** The letters to an address, the newest first, as the machine itself reads them. */
  async letters(to: string): Promise<{ subject: string; text: string; html: string }[]> {
    const response = await this.app.request('/dev/outbox');
    const { data } = (await response.json()) as { data: { to: string; subject: string; text: string; html: string }[] };
    return data.filter((letter) => letter.to === to);
  }

  async signUp(email: string): Promise<void> {
    await this.register(email);
    await this.send('POST', '/api/auth/v1/register/confirm', linkIn((await this.letters(email))[0]?.text ?? ''));
  }
}

export const PASSWORD = 'abcD1234!';

/** Address and token of the link of a letter. */
export function linkIn(text: string): { email: string; token: string } {
  const { searchParams } = new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? 'http://none');
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' };
}

/** Makes an account an administrator, as `npm run admin -- promote` does. */
export async function promote(store: Store, email: string): Promise<void> {
  await accountStore(store).write((queries) =>
    queries.updateTable('account').set({ role: 'ADMIN' }).where('email_key', '=', email).execute(),
  );
}
