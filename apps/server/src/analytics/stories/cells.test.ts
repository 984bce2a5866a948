import { expect, it } from 'vitest';
import { Cells } from './cells.ts';

it('reads texts and numbers, and nothing as null', () => {
  const cells = new Cells('10.0.0.0/8\t12\t\t-1\n::/0\t1262304000.250000\t4294967295');
  expect(cells.text()).toBe('10.0.0.0/8');
  expect([cells.number(), cells.number(), cells.number()]).toEqual([12, null, -1]);
  expect(cells.text()).toBe('::/0');
  expect([cells.number(), cells.isAtEnd, cells.number(), cells.isAtEnd]).toEqual([
    1_262_304_000.25,
    false,
    4_294_967_295,
    true,
  ]);
});

it('passes a text only where it is the whole cell', () => {
  const cells = new Cells('10.0.0.0/16\t1');
  expect([cells.skip('10.0.0.0/1'), cells.skip('10.0.0.0/8'), cells.skip('10.0.0.0/16'), cells.number()]).toEqual([
    false,
    false,
    true,
    1,
  ]);
});

it('has nothing to read in an empty text', () => {
  expect(new Cells('').isAtEnd).toBe(true);
});
