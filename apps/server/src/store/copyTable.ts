import type { Store } from './store.ts';

/** Rows that one COPY takes: few enough that waiting readers get their turn soon, many enough that its overhead is small. */
const BATCH_ROWS = 5_000;

/** How rows are gathered. */
interface CopySettings {
  /** Rows of a batch; fewer where a row has costly indexes. */
  readonly batchRows?: number;
  /** Any number of batches may wait to be written: for a table that is small enough, and that is read by no one before its end. */
  readonly mayWait?: boolean;
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
  #text = '';
  #waiting = 0;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(
    store: Store,
    table: string,
    columns: readonly string[],
    { batchRows = BATCH_ROWS, mayWait = false }: CopySettings = {},
  ) {
    this.#batchRows = batchRows;
    this.#mayWait = mayWait;
    this.#store = store;
    this.#table = table;
    this.#columns = columns;
  }

  /** Adds a row: its columns in COPY's text form, tabs between them, without the newline. Call `flush` when it answers true. */
  add(row: string): boolean {
    this.#text += `${row}\n`;
    this.rows += 1;
    this.#waiting += 1;
    return this.#waiting >= this.#batchRows;
  }

  /** Waits for the batch before, unless batches may wait, then sends this one without waiting. Rejects when the batch before was refused. */
  async flush(): Promise<void> {
    if (!this.#mayWait) await this.#writing;
    if (this.#waiting === 0) return;
    const rows = Buffer.from(this.#text);
    this.#text = '';
    this.#waiting = 0;
    const write = (): Promise<unknown> => this.#store.copyInto(this.#table, this.#columns, [rows]);
    const writing = this.#mayWait ? this.#writing.then(write) : write();
    // Its failure is met by the next flush or by the end.
    writing.catch(() => {});
    this.#writing = writing;
  }

  /** Sends what is left and waits until all is written. Gives the number of rows. */
  async end(): Promise<number> {
    await this.flush();
    await this.#writing;
    return this.rows;
  }
}
