import { BgpdumpText, createMrtDecoder, NONE } from '@routeglass/domain/mrt';
import { recordForms } from '../../packages/domain/src/mrt/recordForms.fixtures.ts';
import { peerIndex } from '../../packages/domain/src/mrt/records.fixtures.ts';
import type { Subject } from './subject.ts';

/** MRT records of all forms: decodes and prints them, and reads all their tables. */
export const mrtSubject: Subject = {
  name: 'mrt',
  seeds: [
    ...recordForms.map((form) => Uint8Array.from([...peerIndex, ...form])),
    Uint8Array.from([...peerIndex, ...recordForms.flat()]),
  ],
  read(bytes, random) {
    const decoder = createMrtDecoder({ tolerant: random.oneIn(2), batchRows: 1 + random.below(100) });
    const text = new BgpdumpText();
    const size = Math.max(1 + random.below(4096), bytes.length >> 10);
    for (let at = 0; at < bytes.length; at += size) {
      for (const batch of decoder.push(bytes.subarray(at, at + size))) {
        text.linesOf(batch);
        const { tables, attributes, prefixes } = batch;
        const row = random.below(batch.count);
        const prefix = prefixes[row] ?? NONE;
        if (prefix !== NONE) checkPrefix(tables.prefixes.textOf(prefix));
        const path = tables.attributes.path[attributes[row] ?? NONE] ?? NONE;
        if (path !== NONE) tables.paths.textOf(path);
      }
    }
    for (const batch of decoder.end()) text.linesOf(batch);
    const { report } = decoder;
    for (const problem of report.problems)
      if (problem.offset >= bytes.length) throw new Error('a fault beyond the end');
  },
};

function checkPrefix(text: string): void {
  const [address = '', length = ''] = text.split('/');
  if (Number(length) > (address.includes(':') ? 128 : 32)) throw new Error(`${text} is no prefix`);
}
