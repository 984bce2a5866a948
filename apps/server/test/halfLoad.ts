import process from 'node:process';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import { openStore } from '../src/store/open.ts';
import { partitionOf } from '../src/store/partition.ts';

// Publishes one load, begins a second one, says so in the middle of it and goes on until it is killed.
const store = await openStore({ dataDir: process.env.DATA_DIR ?? '' });
const source = { kind: 'vrps', name: 'rpki', world: 'internet' } as const;
const columns = ['generation_id', 'prefix', 'max_length', 'asn', 'ta'];

const whole = await openGeneration(store, source);
await store.copyInto(partitionOf('vrp', whole.id), columns, [`${whole.id}\t10.0.0.0/8\t8\t64500\tripe\n`]);
await publishGenerations(store, [{ generation: whole, asOf: new Date(), records: 1 }]);

const half = await openGeneration(store, source);
for (let batch = 0; ; batch += 1) {
  const rows = Array.from({ length: 2_000 }, (_, i) => `${half.id}\t10.0.0.0/8\t8\t${64_501 + (i % 100)}\tripe\n`);
  await store.copyInto(partitionOf('vrp', half.id), columns, [rows.join('')]);
  if (batch === 5) console.log('half way');
}
