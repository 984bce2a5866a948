import { NONE, type MrtTables } from '@routeglass/domain/mrt';
import { reservePathIds } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { copyText, NULL } from '../../store/copyText.ts';

/** Ids taken at a time. */
const BLOCK = 20_000;

interface Block {
  next: number;
  left: number;
}

/** AS paths as rows of `as_path`, each once for each IP version, written when first met. */
export class Paths {
  readonly #store: Store;
  readonly #generationId: number;
  readonly #copy: CopyTable;
  readonly #blocks: Record<4 | 6, Block> = { 4: { next: 0, left: 0 }, 6: { next: 0, left: 0 } };
  #tables: MrtTables | null = null;
  /** Columns `path_id` and `origin` of a path's rows, by its number in the tables. */
  #columns: Record<4 | 6, (string | undefined)[]> = { 4: [], 6: [] };

  constructor(store: Store, generationId: number) {
    this.#store = store;
    this.#generationId = generationId;
    this.#copy = new CopyTable(store, 'as_path', ['id', 'asns'], { mayWait: true });
  }

  /** Different paths written, those to both IP versions twice. */
  get count(): number {
    return this.#copy.rows;
  }

  /** Makes room for the paths of a batch with so many rows of each version. Call it before `columnsOf`. */
  async prepare(tables: MrtTables, rows: Readonly<Record<4 | 6, number>>): Promise<void> {
    if (tables !== this.#tables) this.#columns = { 4: [], 6: [] };
    this.#tables = tables;
    for (const version of [4, 6] as const) {
      const block = this.#blocks[version];
      if (block.left >= rows[version]) continue;
      const count = Math.max(BLOCK, rows[version]);
      this.#blocks[version] = {
        next: await reservePathIds(this.#store, this.#generationId, version, count),
        left: count,
      };
    }
  }

  /** `path_id` and `origin` of a set of attributes in COPY's form. */
  columnsOf(attributes: number, version: 4 | 6): string {
    const tables = this.#tables;
    const path = tables?.attributes.path[attributes] ?? NONE;
    const known = this.#columns[version][path];
    if (known !== undefined) return known;
    const block = this.#blocks[version];
    const id = block.next;
    block.next += 1;
    block.left -= 1;
    const hasPath = tables && path !== NONE;
    this.#copy.add(`${id}\t${hasPath ? copyText(tables.paths.textOf(path)) : ''}`);
    const columns = `${id}\t${(hasPath ? tables.paths.originOf(path) : undefined) ?? NULL}`;
    // A route without AS_PATH is rare: its row is made again each time.
    if (hasPath) this.#columns[version][path] = columns;
    return columns;
  }

  /** Sends what was gathered, once it is a batch. */
  flush(): Promise<void> {
    return this.#copy.flushIfFull();
  }

  async end(): Promise<void> {
    await this.#copy.end();
  }
}
