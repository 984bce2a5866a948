import { linkIn, TestBrowser } from '../accounts.ts';
import type { MailServer } from '../mailServer.ts';

const PASSWORDS = ['abcD1234!', 'xyzA9876#'] as const;
const CONFIRM = '/api/auth/v1/register/confirm';
/** The server may have been killed after it took a request and before it answered. */
type Known = 'no' | 'maybe' | 'yes';

/** Somebody who registers, confirms, sets a new password and logs in, and remembers what the server has confirmed. */
export class Person {
  readonly email: string;
  registered: Known = 'no';
  confirmed: Known = 'no';
  asked: Known = 'no';
  reset: Known = 'no';
  #confirmLink = { email: '', token: '' };
  #resetLink = { email: '', token: '' };
  readonly #address: string;
  readonly #mail: MailServer;
  constructor(number: number, mail: MailServer) {
    // A domain of their own: only so many letters an hour go to one.
    this.email = `person${number}@d${number}.example.net`;
    this.#address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    this.#mail = mail;
  }

  /** Goes on until all is done; throws where the server is gone. */
  async goOn(origin: string): Promise<void> {
    const browser = this.#browser(origin);
    if (this.registered === 'no') {
      this.registered = 'maybe';
      const { status } = await browser.register(this.email);
      if (status !== 200) throw new Error(`register answered ${status}`);
      this.registered = 'yes';
    }
    this.#confirmLink = linkIn(await this.#letter('Confirm your address'));
    this.confirmed = 'maybe';
    const { status } = await browser.send('POST', CONFIRM, this.#confirmLink, { origin: '' });
    if (status !== 200) throw new Error(`confirm answered ${status}`);
    this.confirmed = 'yes';
    await browser.login(this.email);
    // Whoever forgot the password is not signed in.
    const forgetful = this.#browser(origin);
    this.asked = 'maybe';
    const form = { recaptcha: await forgetful.captcha(), email: this.email };
    const asked = await forgetful.send('POST', '/api/auth/v1/reset/request', form);
    if (asked.status !== 200) throw new Error(`reset answered ${asked.status}`);
    this.asked = 'yes';
    this.#resetLink = linkIn(await this.#letter('Set a new password'));
    this.reset = 'maybe';
    const set = await this.#setPassword(forgetful);
    if (set.status !== 200) throw new Error(`setting a password answered ${set.status}`);
    this.reset = 'yes';
  }

  /** What the server has lost, has by halves or would do a second time. */
  async wrongs(origin: string): Promise<string[]> {
    const wrongs: string[] = [];
    const say = (what: string): void => void wrongs.push(`${this.email}: ${what}`);
    const browser = this.#browser(origin);
    if (this.registered === 'yes' && !(await this.#letter('Confirm your address').catch(() => '')))
      say('its first letter is lost');
    if (this.asked === 'yes' && !(await this.#letter('Set a new password').catch(() => '')))
      say('its second letter is lost');
    const letters = this.#mail.letters.filter(({ to }) => to.includes(this.email));
    for (const subject of ['Confirm your address', 'Set a new password']) {
      const ids = new Set(
        letters.filter((letter) => letter.subject.includes(subject)).map(({ messageId }) => messageId),
      );
      if (ids.size > 1) say(`"${subject}" was written ${ids.size} times`);
    }
    if (this.confirmed === 'no') return wrongs;
    const opens = async (password: string): Promise<boolean> =>
      (await browser.login(this.email, password)).status === 200;
    const [first, second] = [await opens(PASSWORDS[0]), await opens(PASSWORDS[1])];
    const again = await browser.send('POST', CONFIRM, this.#confirmLink, { origin: '' });
    const isThere = first || second;
    if (this.confirmed === 'yes' && !isThere) say('its account is lost');
    if (isThere === (again.status === 200))
      say(`account ${isThere ? 'is' : 'is not'} there, and its link answers ${again.status}`);
    if (first && second) say('both passwords open it');
    if (this.reset === 'yes' && !second) say('the new password is lost');
    if (this.reset !== 'no' && isThere) {
      const { status } = await this.#setPassword(this.#browser(origin));
      if (second === (status === 200))
        say(`the new password ${second ? 'opens' : 'does not open'} it, and the link answers ${status}`);
    }
    return wrongs;
  }

  #setPassword(browser: TestBrowser) {
    const [, password] = PASSWORDS;
    return browser
      .captcha()
      .then((recaptcha) =>
        browser.send(
          'POST',
          '/user/reset',
          { recaptcha, password, confirmPassword: password, ...this.#resetLink },
          { origin: '' },
        ),
      );
  }

  /** The text of a letter, once it has come; rejects when it has not after a while. */
  async #letter(subject: string): Promise<string> {
    for (let waits = 0; waits < 400; waits += 1) {
      const found = this.#mail.letters.find(({ to, subject: own }) => to.includes(this.email) && own.includes(subject));
      if (found) return found.text;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No letter "${subject}"`);
  }

  #browser(origin: string): TestBrowser {
    const app = { request: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init) };
    const browser = new TestBrowser(app, this.#address);
    const send = browser.send.bind(browser);
    // No page of a site: it says no origin.
    browser.send = (method, path, body, more) => send(method, path, body, { ...more, origin: '' });
    return browser;
  }
}
