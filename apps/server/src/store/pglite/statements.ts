import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { CopiedRows, Result } from './message.ts';

const { serialize } = protocol;
/** More than the number of different statements in the server. Beyond it the oldest are dropped. */
const MOST_KEPT = 200;
/** SQLSTATE if a migration changed the columns of a prepared statement. */
const COLUMNS_CHANGED = '0A000';

interface Prepared {
  readonly name: string;
  readonly types: readonly number[];
}

type Run = (sql: string, parameters: readonly unknown[]) => Promise<Result>;

export interface Statements {
  /** For statements that repeat with other values: prepared at first use and planned once for all values. */
  readonly lookUp: Run;
  /**
   * For statements that read or write much: planned for their actual values. Outside a transaction the result is on the disk only after a later
   * commit that waits for the disk. `inTransaction` it shares the fate of its transaction. `COPY … TO '/dev/blob'` returns one row, `CopiedRows`.
   */
  readonly run: (sql: string, parameters: readonly unknown[], inTransaction: boolean) => Promise<Result>;
  /** `COPY … FROM '/dev/blob'`. It reaches the disk like `run` outside a transaction. */
  readonly copy: (sql: string, rows: Uint8Array) => Promise<Result>;
  /** Opens a transaction whose commit waits until everything written so far is on the disk. */
  readonly beginTransaction: () => Promise<void>;
}

/** How statements are planned, and whether their end waits for the disk. */
const modes = {
  lookUp: 'set plan_cache_mode = force_generic_plan; set synchronous_commit = on',
  transaction: 'set plan_cache_mode = auto; set synchronous_commit = on',
  alone: 'set plan_cache_mode = auto; set synchronous_commit = off',
} as const;

/**
 * Statements for the one session.
 *
 * PGlite's own `query` parses, describes and plans each time, in five exchanges with the engine: several times the cost of a look-up. A prepared
 * statement is bound and executed in one exchange.
 */
export function createStatements(database: PGlite): Statements {
  const kept = new Map<string, Prepared>();
  let made = 0;
  let current: keyof typeof modes | null = null;

  // Never inside a transaction, whose rollback would also undo the settings.
  async function turnTo(mode: keyof typeof modes): Promise<void> {
    if (current === mode) return;
    await database.exec(modes[mode]);
    current = mode;
  }

  async function send(...messages: Uint8Array[]) {
    return (await database.execProtocol(Buffer.concat([...messages, serialize.sync()]), {})).messages;
  }

  async function prepare(text: string): Promise<Prepared> {
    const name = `s${(made += 1)}`;
    const described = await send(serialize.parse({ text, name }), serialize.describe({ type: 'S', name }));
    const prepared = { name, types: parse.parseDescribeStatementResults(described) };
    kept.set(text, prepared);
    for (const [oldest, { name: gone }] of kept) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
      await send(serialize.close({ type: 'S', name: gone }));
    }
    return prepared;
  }

  async function execute({ name, types }: Prepared, parameters: readonly unknown[]): Promise<Result> {
    const values = parameters.map((value, i) => {
      if (value === null || value === undefined) return null;
      const write = database.serializers[types[i] ?? 0];
      if (write) return write(value);
      if (typeof value === 'string' || typeof value === 'number') return String(value);
      throw new Error(`There is no way to write a ${typeof value} as type ${types[i]}`);
    });
    const answered = await send(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    );
    const [result] = parse.parseResults(answered, database.parsers);
    return { rows: result?.rows ?? [], affected: result?.affectedRows ?? 0 };
  }

  return {
    async lookUp(sql, parameters) {
      await turnTo('lookUp');
      const known = kept.get(sql);
      if (!known) return execute(await prepare(sql), parameters);
      try {
        return await execute(known, parameters);
      } catch (error) {
        if ((error as { code?: string }).code !== COLUMNS_CHANGED) throw error;
        kept.delete(sql);
        return execute(await prepare(sql), parameters);
      }
    },
    async run(sql, parameters, inTransaction) {
      if (!inTransaction) await turnTo('alone');
      const { rows, affectedRows, blob } = await database.query(sql, [...parameters]);
      const copied: CopiedRows[] = blob ? [{ copied: new Uint8Array(await blob.arrayBuffer()) }] : [];
      return { rows: blob ? copied : rows, affected: affectedRows ?? 0 };
    },
    async copy(sql, rows) {
      await turnTo('alone');
      const { affectedRows } = await database.query(sql, [], { blob: new Blob([rows]) });
      return { rows: [], affected: affectedRows ?? 0 };
    },
    async beginTransaction() {
      await turnTo('transaction');
      await database.query('begin');
    },
  };
}
