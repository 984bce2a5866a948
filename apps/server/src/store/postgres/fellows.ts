import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { FELLOWS_CHANNEL, type Fellows, type FellowsTopic } from '../fellows.ts';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

/** Servers over one PostgreSQL database talk through its notifications (LISTEN and NOTIFY), which are delivered when a transaction commits. */
export class PostgresFellows implements Fellows {
  readonly #settings: pg.ClientConfig;
  readonly #send: (channel: string, payload: string) => Promise<unknown>;
  readonly #self = randomUUID();
  readonly #listeners = new Map<FellowsTopic, Set<(text: string) => void>>();
  #session: Promise<pg.Client | null> | null = null;
  #isClosed = false;

  constructor(settings: pg.ClientConfig, send: (channel: string, payload: string) => Promise<unknown>) {
    this.#settings = settings;
    this.#send = send;
  }

  async tell(topic: FellowsTopic, text: string): Promise<void> {
    await this.#send(FELLOWS_CHANNEL, JSON.stringify({ topic, from: this.#self, text }));
  }

  hear(topic: FellowsTopic, listener: (text: string) => void): void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    this.#session ??= this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#session)?.end().catch(() => {});
  }

  /** Null once it is closed. A broken connection is opened again. */
  async #connect(): Promise<pg.Client | null> {
    for (let wait = FIRST_WAIT; !this.#isClosed; wait = Math.min(LONGEST_WAIT, 2 * wait)) {
      const client = new pg.Client({ ...this.#settings, keepAlive: true });
      client.on('error', () => {});
      client.on('notification', ({ payload }) => this.#deliver(payload));
      try {
        await client.connect();
        await client.query(`listen ${FELLOWS_CHANNEL}`);
        client.once('end', () => {
          if (!this.#isClosed) this.#session = this.#connect();
        });
        return client;
      } catch {
        await client.end().catch(() => {});
        await setTimeout(wait, undefined, { ref: false });
      }
    }
    return null;
  }

  #deliver(payload: string | undefined): void {
    const said = spokenIn(payload ?? '');
    if (!said || said.from === this.#self) return;
    for (const [topic, listeners] of this.#listeners)
      if (topic === said.topic) for (const listener of listeners) listener(said.text);
  }
}

/** Null for other programs' messages on the channel. */
function spokenIn(payload: string): { topic: string; from: unknown; text: string } | null {
  try {
    const { topic, from, text = '' } = JSON.parse(payload) as Readonly<Record<string, unknown>>;
    return typeof topic === 'string' && typeof text === 'string' ? { topic, from, text } : null;
  } catch {
    return null;
  }
}
