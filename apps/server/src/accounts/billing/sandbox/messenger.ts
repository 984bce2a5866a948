import Stripe from 'stripe';
import { type Bank, nameOf } from './bank.ts';

/** Delivers an event to the server. Returns the response's status; throws if there is no response. */
export type Deliver = (body: string, signature: string) => Promise<number>;

export interface Messenger {
  tell(type: string, object: object): void;
  /** Delivers events again that were not accepted yet. */
  again(): Promise<void>;
  close(): void;
}

const AGAIN = 1_000;

/** Signs events like Stripe and delivers each until it is accepted. */
export function createMessenger(
  bank: Bank,
  { deliver, secret, clock }: { readonly deliver: Deliver; readonly secret: string; readonly clock: () => number },
): Messenger {
  const bring = async (id: string): Promise<void> => {
    const event = bank.waiting.get(id);
    if (!event) return;
    const payload = JSON.stringify(event);
    try {
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
      const status = await deliver(payload, signature);
      if (status >= 200 && status < 300) bank.waiting.delete(id);
    } catch {
      // The server is unavailable; the event is delivered in the next round.
    }
  };
  const again = async (): Promise<void> => {
    for (const id of bank.waiting.keys()) await bring(id);
  };
  const timer = setInterval(() => void again(), AGAIN);
  timer.unref();
  return {
    tell(type, object) {
      const id = nameOf('evt');
      const created = Math.floor(clock() / 1_000);
      bank.waiting.set(id, { id, object: 'event', type, created, data: { object: structuredClone(object) } });
      void bring(id);
    },
    again,
    close: () => clearInterval(timer),
  };
}
