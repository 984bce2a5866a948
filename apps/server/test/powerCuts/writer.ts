import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { abandonGeneration, openGeneration, publishGenerations } from '../../src/store/generation.ts';
import { openStore } from '../../src/store/open.ts';
import { partitionOf } from '../../src/store/partition.ts';
import type { Store } from '../../src/store/store.ts';
import { createChance } from './chance.ts';
import { missing, readConfirmed, tell } from './confirmed.ts';

// Looks whether the database of DATA_DIR has what was confirmed in earlier lives (CONFIRMED, a file), then writes into it until its power is cut, says
// what is done, and now and then closes and opens it. With no SEED it only looks.
const { CONFIRMED = '', DATA_DIR: dataDir = '', SEED: seed } = process.env;
const chance = createChance(Number(seed));
const upTo = (most: number): number => Math.floor(chance() * most);
const columns = ['generation_id', 'prefix', 'max_length', 'asn', 'ta'];
const open = (): Promise<Store> => openStore({ dataDir });
let store = await open();
for (const wrong of await missing(store, readConfirmed(CONFIRMED))) tell('wrong', wrong);
tell('checked');

const acts: readonly (() => Promise<void>)[] = [load, load, load, abandon, note, note, secure, reopen];
if (seed === undefined) await store.close();
else for (;;) await acts[upTo(acts.length)]?.();

async function fill(): Promise<{ generation: Awaited<ReturnType<typeof openGeneration>>; rows: number; name: string }> {
  const name = `list-${upTo(4)}`;
  const generation = await openGeneration(store, { kind: 'vrps', name, world: 'internet' });
  const { id } = generation;
  const batches = 1 + upTo(6);
  const rows = 1 + upTo(5_000);
  for (let batch = 0; batch < batches; batch += 1) {
    const text = Array.from({ length: rows }, (_, i) => `${id}\t10.${i >> 8}.${i & 255}.0/24\t24\t${id}\tx\n`).join('');
    await store.copyInto(partitionOf('vrp', id), columns, [text]);
  }
  return { generation, rows: rows * batches, name };
}

async function load(): Promise<void> {
  const { generation, rows, name } = await fill();
  await publishGenerations(store, [{ generation, asOf: new Date(), records: rows }]);
  tell('live', name, generation.id);
}

async function abandon(): Promise<void> {
  const { generation } = await fill();
  await abandonGeneration(store, generation, { failed: 'on purpose' });
}

/** A single statement for somebody who waits for it. */
async function note(): Promise<void> {
  const subject = `note-${upTo(1e9)}`;
  await sql`insert into whois_entry (subject, server, asked_at) values (${subject}, 'x', now()) on conflict do nothing`.execute(
    store.db,
  );
  tell('noted', subject);
}

async function secure(): Promise<void> {
  await store.secure();
  if (chance() < 0.3) await sql`checkpoint`.execute(store.bulk);
}

async function reopen(): Promise<void> {
  if (chance() < 0.7) return;
  await store.close();
  tell('closed');
  await setTimeout(upTo(1_500));
  store = await open();
  tell('opened');
}
