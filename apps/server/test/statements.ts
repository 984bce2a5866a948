import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import type { Database } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';

/** What was asked, with its values. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A store that puts the look-ups asked of it on a list. */
export function listening(store: Store): { store: Store; heard: Statement[] } {
  const heard: Statement[] = [];
  const over = (db: Kysely<Database>): Kysely<Database> => {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        heard.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    return db.withPlugin(plugin);
  };
  return { store: { ...store, db: over(store.db), primary: over(store.primary) }, heard };
}

/** What EXPLAIN says of it. */
export async function planOf(store: Store, { sql, parameters }: Statement): Promise<string> {
  const { rows } = await store.bulk.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain ${sql}`, [...parameters]),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
