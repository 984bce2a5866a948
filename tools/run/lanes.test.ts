import { describe, expect, it } from 'vitest';
import { inLanes } from './lanes.mjs';
import { takeTurns } from './turns.mjs';

/** Runs tasks that end on command, and records which have begun. */
function stage(lanes: number, tasks: { name: string; after?: string[] }[]) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const all = inLanes(lanes, tasks, ({ name }) => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    // Tasks that waited for it begin before a new task of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, all, end };
}

describe('steps side by side', () => {
  it('are as many at a time as there are lanes, in their order', async () => {
    const { begun, all, end } = stage(2, [{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    await all;
  });

  it('wait for those that they come after, and let others pass', async () => {
    const { begun, all, end } = stage(2, [{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c', after: ['none'] }]);
    expect(begun).toEqual(['a', 'c']);
    await end('c');
    expect(begun).toEqual(['a', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'c', 'b']);
    await end('b');
    await all;
  });

  it('that wait for each other are a mistake', async () => {
    const circle = [
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ];
    await expect(inLanes(2, circle, async () => {})).rejects.toThrow('These wait for each other: a, b');
  });
});

describe('those who speak at the same time', () => {
  it('are read one after the other, the first at once', () => {
    const read: string[] = [];
    const begin = takeTurns((text) => read.push(text));
    const [one, two, three] = [begin(), begin(), begin()];
    one.say('one, ');
    two.say('two, ');
    three.say('three, ');
    two.say('two.');
    expect(read).toEqual(['one, ']);
    three.end();
    one.say('one.');
    one.end();
    expect(read).toEqual(['one, ', 'one.', 'two, two.']);
    two.say(' More.');
    two.end();
    expect(read).toEqual(['one, ', 'one.', 'two, two.', ' More.', 'three, ']);
  });
});
