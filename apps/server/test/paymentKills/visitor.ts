import { PASSWORD, TestBrowser } from '../accounts.ts';
import type { Life } from './life.ts';

/** A browser that stays signed in over all lives of a server. */
export class Visitor {
  readonly #email: string;
  readonly #browser: TestBrowser;
  #life: Life | undefined;
  constructor(email: string, signedIn: TestBrowser) {
    this.#email = email;
    const request = (path: string, init?: RequestInit): Promise<Response> => {
      if (!this.#life) throw new Error('There is no server');
      return this.#life.request(path, init);
    };
    this.#browser = new TestBrowser({ request }, signedIn.address);
    for (const [name, value] of signedIn.cookies) this.#browser.cookies.set(name, value);
  }

  meet(life: Life): void {
    this.#life = life;
  }

  send(method: string, path: string, body?: Record<string, string>) {
    return this.#browser.send(method, path, body, { origin: this.#life?.origin ?? '' });
  }

  /** Does what asks for a recent sign-in. */
  async act(path: string, body?: Record<string, string>): Promise<void> {
    const { answer } = await this.send('POST', path, body);
    if (answer['code'] !== 'E_RECENT_SIGN_IN') return;
    const recaptcha = await this.#browser.captcha();
    await this.send('POST', '/api/auth/v1/login', { recaptcha, email: this.#email, password: PASSWORD });
    await this.send('POST', path, body);
  }
}
