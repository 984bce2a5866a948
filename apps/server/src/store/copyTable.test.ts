import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CopyTable } from './copyTable.ts';
import type { Store } from './store.ts';

/** A store whose copies end when told to; `begun` and `written` take the rows in the order of their batches. */
function slowStore(engine: Store['engine']) {
  const begun: string[] = [];
  const written: string[] = [];
  const lanes = new Set<string | undefined>();
  const ends: ((error?: Error) => void)[] = [];
  const store: Pick<Store, 'engine' | 'copyInto'> = {
    engine,
    async copyInto(_table, _columns, chunks, lane) {
      lanes.add(lane);
      const rows: string[] = [];
      for await (const chunk of chunks) rows.push(Buffer.from(chunk).toString());
      begun.push(...rows);
      await new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
      written.push(...rows);
      return rows.length;
    },
  };
  return { store: store as Store, begun, written, lanes, end: (error?: Error) => ends.shift()?.(error) };
}

async function fill(copy: CopyTable, from: number, to: number): Promise<void> {
  for (let i = from; i <= to; i += 1) if (copy.add(String(i))) await copy.flush();
}

const batches = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${from + i}\n`);

describe('rows that are gathered for COPY', () => {
  it('waits for the batch before, one at a time', async () => {
    const { store, begun, written, lanes, end } = slowStore('pglite');
    const copy = new CopyTable(store, 'numbers', ['n'], { batchRows: 1 });
    await fill(copy, 1, 1);
    let isFilled = false;
    const filling = fill(copy, 2, 2).then(() => (isFilled = true));
    await setImmediate();
    expect([begun, isFilled]).toEqual([['1\n'], false]);
    end();
    await filling;
    const ending = copy.end();
    await setImmediate();
    end();
    expect(await ending).toBe(2);
    expect(written).toEqual(['1\n', '2\n']);
    expect([...lanes]).toEqual(['bulk']);
  });

  it.each([
    ['pglite', 5],
    ['postgres', 1],
  ] as const)('lets batches wait where they may: %s has %i of five', async (engine, withEngine) => {
    const { store, begun, written, lanes, end } = slowStore(engine);
    const copy = new CopyTable(store, 'numbers', ['n'], { batchRows: 1, mayWait: true });
    await fill(copy, 1, 5);
    await setImmediate();
    expect(begun).toEqual(batches(1, withEngine));
    const ending = copy.end();
    for (let i = 0; i < 5; i += 1) {
      end();
      await setImmediate();
    }
    expect(await ending).toBe(5);
    expect(written).toEqual(batches(1, 5));
    expect([...lanes]).toEqual(['late']);
  });

  it('lets only so many wait', async () => {
    const { store, end } = slowStore('pglite');
    const copy = new CopyTable(store, 'numbers', ['n'], { batchRows: 1, mayWait: true });
    let isFilled = false;
    const filling = fill(copy, 1, 300).then(() => (isFilled = true));
    await setImmediate();
    expect(isFilled).toBe(false);
    for (let i = 0; i < 300; i += 1) {
      end();
      await setImmediate();
    }
    await filling;
    expect(await copy.end()).toBe(300);
  });

  it('holds the last table back until its end', async () => {
    const { store, begun, written, end } = slowStore('pglite');
    const copy = new CopyTable(store, 'numbers', ['n'], { batchRows: 1, isLast: true });
    await fill(copy, 1, 3);
    await setImmediate();
    expect(begun).toEqual([]);
    const ending = copy.end();
    for (let i = 0; i < 3; i += 1) {
      await setImmediate();
      end();
    }
    expect(await ending).toBe(3);
    expect(written).toEqual(batches(1, 3));
  });

  it('says at its end that a batch was refused, though later ones were written', async () => {
    const { store, end } = slowStore('pglite');
    const copy = new CopyTable(store, 'numbers', ['n'], { batchRows: 1, mayWait: true });
    await fill(copy, 1, 3);
    await setImmediate();
    end(new Error('no such prefix'));
    end();
    end();
    await setImmediate();
    await expect(copy.end()).rejects.toThrow('no such prefix');
  });
});
