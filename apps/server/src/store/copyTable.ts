import type { Store } from './store.ts';

/** Rows that one COPY takes: few enough that waiting readers get their turn soon, many enough that its overhead is small. */
const BATCH_ROWS = 2_500;

/** Batches that may wait to be written: some 20 MB. */
const MOST_WAITING = 128;

/** Of these, batches that the engine has: the embedded one writes them while their maker computes; of a server each occupies a connection. */
const WITH_ENGINE = { pglite: MOST_WAITING, postgres: 1 } as const;

/** How rows are gathered. */
interface CopySettings {
  /** Rows of a batch; fewer where a row has costly indexes. */
  readonly batchRows?: number;
  /** Whether batches may wait to be written: for a table that no one reads before its end. Otherwise each waits for the batch before it. */
  readonly mayWait?: boolean;
  /** Whether batches that may wait are held back until the end, so that the engine is free for what others ask it. */
  readonly isLast?: boolean;
}

/** Gathers rows for one table and sends them a batch at a time; the next batch is gathered while the last is written. */
export class CopyTable {
  /** Rows handed over so far. */
  rows = 0;
  readonly #store: Store;
  readonly #table: string;
  readonly #columns: readonly string[];
  readonly #batchRows: number;
  readonly #mayWait: boolean;
  readonly #mostHeld: number;
  #text = '';
  #waiting = 0;
  /** Batches that the engine is not asked to write yet, then those that it has not written yet: each in order. */
  #held: Uint8Array[] = [];
  readonly #unwritten: Promise<void>[] = [];

  constructor(
    store: Store,
    table: string,
    columns: readonly string[],
    { batchRows = BATCH_ROWS, mayWait = false, isLast = false }: CopySettings = {},
  ) {
    this.#batchRows = batchRows;
    this.#mayWait = mayWait || isLast;
    this.#mostHeld = isLast ? MOST_WAITING : 0;
    this.#store = store;
    this.#table = table;
    this.#columns = columns;
  }

  /** Adds a row: its columns in COPY's text form, tabs between them, without the newline. Call `flush` when it answers true. */
  add(row: string): boolean {
    this.#text += `${row}\n`;
    this.rows += 1;
    this.#waiting += 1;
    return this.#isFull();
  }

  #isFull(): boolean {
    return this.#waiting >= this.#batchRows;
  }

  /** `flush` where a batch has come together: for rows that were added where no one could wait. */
  async flushIfFull(): Promise<void> {
    if (this.#isFull()) await this.flush();
  }

  /** Sends this batch without waiting for it, once not too many wait before it. Rejects when one of them was refused. */
  async flush(): Promise<void> {
    const most = this.#mayWait ? MOST_WAITING : 0;
    while (this.#unwritten.length > most) await this.#unwritten[0];
    if (this.#waiting === 0) return;
    this.#held.push(Buffer.from(this.#text));
    this.#text = '';
    this.#waiting = 0;
    if (this.#held.length > this.#mostHeld) this.#send(this.#held.shift()!);
  }

  #send(rows: Uint8Array): void {
    const writing = this.#write(rows).then(() => void this.#unwritten.splice(this.#unwritten.indexOf(writing), 1));
    // Its failure is met by a later flush or by the end.
    writing.catch(() => {});
    this.#unwritten.push(writing);
  }

  /** Writes a batch once the engine has few enough of those before it. */
  async #write(rows: Uint8Array): Promise<void> {
    await this.#unwritten.at(-WITH_ENGINE[this.#store.engine]);
    await this.#store.copyInto(this.#table, this.#columns, [rows], this.#mayWait ? 'late' : 'bulk');
  }

  /** Sends what is left and waits until all is written. Gives the number of rows. */
  async end(): Promise<number> {
    await this.flush();
    for (const rows of this.#held.splice(0)) this.#send(rows);
    await Promise.all(this.#unwritten);
    return this.rows;
  }
}
