import pg from 'pg';

/** First half of the advisory lock keys that mark generations as being loaded. */
export const LOADING = 0x7267;

/** The claims of this process, all in one session: however many generations an import fills, they need only one connection. */
export class Claims {
  readonly #settings: pg.ClientConfig;
  readonly #held = new Set<number>();
  #session: Promise<pg.Client> | null = null;

  constructor(settings: pg.ClientConfig) {
    this.#settings = settings;
  }

  /** Null if any process has claimed it already. */
  async claim(id: number): Promise<(() => Promise<void>) | null> {
    // One session could lock the same key repeatedly.
    if (this.#held.has(id)) return null;
    this.#held.add(id);
    try {
      const session = await this.#open();
      const { rows } = await session.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [
        LOADING,
        id,
      ]);
      if (!rows[0]?.got) this.#held.delete(id);
      return rows[0]?.got ? () => this.#release(id) : null;
    } catch (error) {
      this.#held.delete(id);
      throw error;
    }
  }

  async close(): Promise<void> {
    const session = this.#session;
    this.#session = null;
    this.#held.clear();
    await (await session)?.end();
  }

  async #release(id: number): Promise<void> {
    if (!this.#held.delete(id)) return;
    // If the session is lost, its locks are gone too.
    await (await this.#session)?.query('select pg_advisory_unlock($1, $2)', [LOADING, id]).catch(() => {});
    if (this.#held.size === 0) await this.close();
  }

  #open(): Promise<pg.Client> {
    this.#session ??= this.#connect();
    return this.#session;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#settings);
    const forget = (): void => {
      this.#session = null;
    };
    client.on('error', forget);
    try {
      await client.connect();
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }
}
