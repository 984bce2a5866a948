import { setTimeout } from 'node:timers/promises';
import type { Bank } from '../../src/accounts/billing/sandbox/bank.ts';
import type { Sandbox } from '../../src/accounts/billing/sandbox/sandbox.ts';
import type { Visitor } from './visitor.ts';

const bill = {
  plan: 'year',
  firstname: 'Ann',
  lastname: 'Example',
  position: 'CTO',
  country: 'BG',
  company: 'ООО «Северная Сеть»',
  address: 'ул. Раковски 1, София',
  registration: '123456789',
};
/** The provider, with what it remembers. */
type Provider = Pick<Sandbox, 'pages'> & Pick<Bank, 'deals'>;

/** Longer than a server needs to hear of a payment. */
const PATIENCE = 5_000;
const EVERY = 20;

interface BillRow {
  readonly id: string;
}

/** Somebody who buys by card or by bill, is refunded by the administrator, and buys again, as long as the server lives. */
export class Buyer {
  readonly email: string;
  readonly visitor: Visitor;
  readonly #admin: Visitor;
  readonly #sandbox: Provider;
  constructor(email: string, visitor: Visitor, admin: Visitor, sandbox: Provider) {
    this.email = email;
    this.visitor = visitor;
    this.#admin = admin;
    this.#sandbox = sandbox;
  }

  /** Goes on until the server is gone: then a request rejects. */
  async goOn(chance: () => number): Promise<never> {
    for (;;) {
      await (chance() < 0.6 ? this.#byCard(chance) : this.#byBill());
      await this.#until(() => this.hasPro());
      await this.#creditAll();
    }
  }

  async hasPro(): Promise<boolean> {
    const { answer } = await this.visitor.send('GET', '/api/auth/v1/session');
    return (answer['subscriptions'] as { rating?: boolean } | undefined)?.rating === true;
  }

  async #byCard(chance: () => number): Promise<void> {
    const path = `/cabinet/tariffs/pay-rating${chance() < 0.5 ? '' : '-year'}`;
    const { answer } = await this.visitor.send('POST', path, { email: this.email, position: 'CTO' });
    const { payment_url } = (answer['data'] ?? {}) as { payment_url?: string };
    // There is Pro already, of an order whose answer was cut off.
    if (payment_url === undefined) return;
    await this.#press(new URL(payment_url).pathname, 'pay');
    if (chance() < 0.3) return;
    await this.#until(() => this.hasPro());
    const deal = [...this.#sandbox.deals.values()].findLast(({ purchase }) => payment_url.includes(purchase));
    if (deal) await this.#press(`/sandbox/card/${deal.customer}`, 'renew');
  }

  async #byBill(): Promise<void> {
    await this.visitor.send('POST', '/cabinet/tariffs/as-rating-bill', { ...bill, email: this.email });
    for (const { id } of await this.#bills('open')) await this.#admin.act(`/api/admin/v1/bills/${id}/paid`);
  }

  async #creditAll(): Promise<void> {
    for (const { id } of [...(await this.#bills('paid')), ...(await this.#bills('open'))])
      await this.#admin.act(`/api/admin/v1/bills/${id}/credit`, { reason: 'Another one' });
  }

  async #bills(state: string): Promise<readonly BillRow[]> {
    const { answer } = await this.#admin.send('GET', `/api/admin/v1/bills?state=${state}&q=${this.email}`);
    return answer['data'] as BillRow[];
  }

  /** Presses a button at the provider, which lives on. */
  async #press(path: string, act: string): Promise<void> {
    const body = new URLSearchParams({ act }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await this.#sandbox.pages.request(path, { method: 'POST', body, headers });
  }

  async #until(holds: () => Promise<boolean>): Promise<void> {
    for (const end = performance.now() + PATIENCE; performance.now() < end;) {
      if (await holds()) return;
      await setTimeout(EVERY);
    }
  }
}
