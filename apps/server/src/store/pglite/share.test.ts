import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { joinPgliteStore, openPgliteStore } from './pgliteStore.ts';

let store: Store;
beforeAll(async () => {
  store = await openPgliteStore('memory://');
  await sql`create table number (n integer)`.execute(store.db);
}, 60_000);
afterAll(() => store.close());

function sharedPort() {
  const link = store.share();
  if (link.engine !== 'pglite') throw new Error('not the embedded engine');
  return link.port;
}

describe('sharing the embedded database between threads', () => {
  it('lets two stores work side by side on the same rows', async () => {
    const other = await joinPgliteStore(sharedPort());
    await Promise.all([
      other.copyInto('number', ['n'], ['1\n2\n', '3\n']),
      sql`select count(*) from number`.execute(store.db),
      other.transaction((transaction) => sql`insert into number values (4)`.execute(transaction)),
    ]);
    const { rows } = await sql<{ sum: number }>`select sum(n)::int as sum from number`.execute(store.db);
    expect(rows).toEqual([{ sum: 10 }]);
    await other.close();
  });

  it('rolls back the transaction of a thread that ends in the middle of it, and goes on', async () => {
    const code = `
      const { parentPort, workerData: port } = require('node:worker_threads');
      port.once('message', ({ firstId }) => {
        const lease = firstId + 1;
        const insert = { op: 'query', sql: 'insert into number values (100)', parameters: [] };
        port.postMessage([
          { id: lease, lane: 'bulk', lease: null, work: { op: 'begin' } },
          { id: lease + 1, lane: 'bulk', lease, work: insert },
        ]);
        port.on('message', (answers) => {
          if (answers.some(({ id }) => id === lease + 1)) parentPort.postMessage('inserted');
        });
      });`;
    const port = sharedPort();
    const worker = new Worker(code, { eval: true, workerData: port, transferList: [port] });
    await once(worker, 'message');
    await worker.terminate();
    const { rows } = await sql`select n from number where n = 100`.execute(store.db);
    expect(rows).toEqual([]);
  });
});
