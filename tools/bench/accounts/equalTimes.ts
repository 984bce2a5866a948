import type { TestBrowser } from '../../../apps/server/test/accounts.ts';
import type { Figure } from '../bench.ts';
import { browserAt } from './browserAt.ts';
import { addressOf } from './manyAccounts.ts';

/** Number of calls with a known address, and the same number with an unknown one. */
const PAIRS = 200;
/** Three standard deviations of the share below for 200 against 200 equal calls (Mann and Whitney 1947): 3 × 2 × √(401 / (12 × 200 × 200)). */
const LIMIT = { at: 17.3, better: 'lower' } as const;
/** Browser numbers from here on are used by no other measurement. */
const FIRST_PLACE = 5_000;

const forms: readonly {
  readonly name: string;
  readonly send: (browser: TestBrowser, recaptcha: string, email: string) => Promise<{ status: number }>;
  readonly status: number;
}[] = [
  {
    name: 'log-in',
    status: 401,
    send: (browser, recaptcha, email) =>
      browser.send('POST', '/api/auth/v1/login', { recaptcha, email, password: 'wrongW1!x' }),
  },
  {
    name: 'reset',
    status: 200,
    send: (browser, recaptcha, email) => browser.send('POST', '/api/auth/v1/reset/request', { recaptcha, email }),
  },
  {
    name: 'sign-up',
    status: 200,
    send: (browser, recaptcha, email) =>
      browser.send('POST', '/api/auth/v1/register', {
        recaptcha,
        email,
        firstname: 'Ann',
        lastname: 'Example',
        position: 'Engineer',
        password: 'abcD1234!',
      }),
  },
];

/** Whether response times reveal if an address has an account: both kinds alternate in random order and are compared by ranks. */
export async function measureEqualTimes(server: string, report: (figure: Figure) => void): Promise<void> {
  let place = FIRST_PLACE;
  for (const { name, send, status } of forms) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let i = 0; i < PAIRS; i += 1) {
      const pair = [
        { kind: 'known', email: addressOf(1_000 + i) },
        { kind: 'unknown', email: `nobody${name}${i}@${addressOf(0).split('@')[1]}` },
      ] as const;
      for (const { kind, email } of Math.random() < 0.5 ? pair : pair.toReversed()) {
        const browser = browserAt(server, (place += 1));
        const recaptcha = await browser.captcha();
        const begun = performance.now();
        const { status: answered } = await send(browser, recaptcha, email);
        times[kind].push(performance.now() - begun);
        if (answered !== status) throw new Error(`${name} of ${email} returned ${answered}`);
      }
    }
    const chance = chanceOfLonger(times.known, times.unknown);
    report({
      what: `${name}: how clearly response times reveal a known address`,
      unit: '%',
      ours: Math.abs(2 * chance - 1) * 100,
      limit: LIMIT,
      note: `a known address takes longer in ${(chance * 100).toFixed(1)} % of ${PAIRS} × ${PAIRS} comparisons`,
    });
  }
}

/** Share of all pairs in which the value of the first sample is larger; ties count half. */
function chanceOfLonger(first: readonly number[], second: readonly number[]): number {
  let longer = 0;
  for (const one of first) for (const other of second) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (first.length * second.length);
}
