import { describe, expect, it } from 'vitest';
import { checkedStore } from '../../apps/server/test/checkedStore.ts';
import { mutate } from './mutate.ts';
import { createRandom } from './random.ts';
import { watch } from './watch.ts';

const seed = new TextEncoder().encode('AS64500,"Name, Inc.",Content,DE\n');

describe('an input', () => {
  it('is the same for the same seed, and others for others', () => {
    const input = (number: number): string => Buffer.from(mutate(seed, [seed], createRandom(number))).toString('hex');
    const inputs = Array.from({ length: 200 }, (_, i) => input(i));
    expect(inputs).toEqual(Array.from({ length: 200 }, (_, i) => input(i)));
    expect(new Set(inputs).size).toBeGreaterThan(150);
  });

  it('leaves the valid one it is made from alone', () => {
    const before = seed.slice();
    for (let i = 0; i < 500; i += 1) mutate(seed, [seed], createRandom(i));
    expect(seed).toEqual(before);
  });

  it('is at most 2 MiB', () => {
    const long = new Uint8Array(3 << 20);
    for (let i = 0; i < 20; i += 1) expect(mutate(long, [seed], createRandom(i)).length).toBeLessThanOrEqual(2 << 20);
  });
});

describe('a reader', () => {
  it('that throws is at fault, now or later', async () => {
    expect(await watch(() => {})).toMatchObject({ fault: null });
    const failing = (): never => {
      throw new TypeError('no text');
    };
    expect((await watch(failing)).fault).toContain('TypeError: no text');
    expect(
      (
        await watch(async () => {
          await Promise.resolve();
          failing();
        })
      ).fault,
    ).toContain('TypeError: no text');
  });

  it('that takes more than two seconds of the processor is at fault', { timeout: 60_000 }, async () => {
    const { fault } = await watch(() => {
      const begun = process.cpuUsage();
      for (let used = process.cpuUsage(begun); used.user + used.system < 2_300_000; used = process.cpuUsage(begun))
        for (let i = 0; i < 1_000_000; i += 1) Math.sqrt(i);
    });
    expect(fault).toMatch(/^it took \d+\.\d s$/);
  });
});

describe('the store that rows are checked with', () => {
  const vrp = ['generation_id', 'prefix', 'max_length', 'asn', 'ta', 'expires'];
  const name = ['generation_id', 'asn', 'name', 'org_name', 'country'];
  const copy = (table: string, columns: readonly string[], text: string | Uint8Array) =>
    checkedStore().copyInto(table, columns, [text]);

  it('takes rows that a database takes', async () => {
    expect(await copy('vrp_g7', vrp, '7\t10.0.0.0/8\t24\t1\tripe\t2026-01-01T00:00:00.000Z\n')).toBe(1);
    expect(await copy('as_name_g7', name, '7\t1\t\\N\tOrg\tDE\n7\t2\t\\N\tOrg\tDE\n')).toBe(2);
  });

  it.each([
    ['a year before Christ', 'vrp_g7', vrp, '7\t10.0.0.0/8\t24\t1\tripe\t-271821-04-20T00:00:00.000Z\n'],
    ['a prefix of 33 bits', 'vrp_g7', vrp, '7\t10.0.0.0/33\t24\t1\tripe\t\\N\n'],
    ['a number that is too large', 'vrp_g7', vrp, '7\t10.0.0.0/8\t99999\t1\tripe\t\\N\n'],
    ['null where there must be a value', 'vrp_g7', vrp, '7\t10.0.0.0/8\t24\t1\t\\N\t\\N\n'],
    ['a column too many', 'vrp_g7', vrp, '7\t10.0.0.0/8\t24\t1\tripe\t\\N\t\n'],
    ['a key that is there', 'as_name_g7', name, '7\t1\ta\t\\N\t\\N\n7\t1\tb\t\\N\t\\N\n'],
    ['a zero byte', 'as_name_g7', name, '7\t1\ta\0\t\\N\t\\N\n'],
    ['bytes that are no UTF-8', 'as_name_g7', name, Uint8Array.of(0x37, 0x09, 0xff, 0x0a)],
    ['a table that is not there', 'nowhere_g7', name, '7\t1\ta\t\\N\t\\N\n'],
  ])('refuses %s', async (_, table, columns, text) => {
    await expect(copy(table, columns, text)).rejects.toThrow(/./);
  });

  it('refuses a text longer than an index takes', async () => {
    const columns = ['generation_id', 'name', 'source', 'descr'];
    await expect(copy('as_set_g7', columns, `7\tAS-${'X'.repeat(3000)}\tRIPE\t{}\n`)).rejects.toThrow('as_set.name');
  });
});
