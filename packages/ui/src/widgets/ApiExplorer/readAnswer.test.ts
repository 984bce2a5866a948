import { expect, it } from 'vitest';
import { readJson, sizeOf } from './readAnswer.ts';

it('weighs bytes, not letters', () => {
  expect(sizeOf('é')).toBe('2 B');
  expect(sizeOf('x'.repeat(1536))).toBe('1.5 kB');
});

it('reads JSON, and leaves other text', () => {
  expect(readJson('null')).toBeNull();
  expect(readJson('asn,name\n')).toBeUndefined();
});
