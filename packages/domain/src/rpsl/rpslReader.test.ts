import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listOf, type RpslObject, valueOf, valuesOf } from './rpslObject.ts';
import { type RpslProblem, RpslReader } from './rpslReader.ts';

function read(text: string): { objects: RpslObject[]; problems: RpslProblem[] } {
  const objects: RpslObject[] = [];
  const problems: RpslProblem[] = [];
  const reader = new RpslReader({ onObject: (each) => objects.push(each), onProblem: (each) => problems.push(each) });
  text.split('\n').forEach((line, index) => reader.line(line, index + 1));
  reader.end();
  return { objects, problems };
}

const DUMP = `# header of the dump
% and another

as-set:         AS-NORTHWIND
descr:          Northwind        # a comment
members:        AS64512, AS64513,
+               AS64514
                AS-EAST AS-WEST
\tRIPE::AS-FAR
members:        AS64515
mnt-by:         MNT-NORTHWIND
source:         TEST

route:10.0.0.0/8
origin: AS64512
`;

describe('the reader of RPSL', () => {
  it('joins continuation lines, cuts comments off, and passes over the server’s own lines', () => {
    const { objects, problems } = read(DUMP);
    expect(problems).toEqual([]);
    expect(objects.map(({ type, name, offset }) => [type, name, offset])).toEqual([
      ['as-set', 'AS-NORTHWIND', 4],
      ['route', '10.0.0.0/8', 14],
    ]);
    const [set, route] = objects as [RpslObject, RpslObject];
    expect(listOf(set, 'members')).toEqual([
      'AS64512',
      'AS64513',
      'AS64514',
      'AS-EAST',
      'AS-WEST',
      'RIPE::AS-FAR',
      'AS64515',
    ]);
    expect(valuesOf(set, 'descr')).toEqual(['Northwind']);
    expect(valueOf(set, 'nothing')).toBe('');
    expect(valueOf(route, 'origin')).toBe('AS64512');
  });

  it('keeps an object as it stands', () => {
    expect(read(DUMP).objects[1]?.text).toBe('route:10.0.0.0/8\norigin: AS64512');
  });

  it('names the line that is no attribute, and keeps the rest of the object', () => {
    const { objects, problems } = read('mntner: M\nwhat is this\nsource: TEST\n\nmntner:\n');
    expect(problems).toEqual([
      { reason: 'a line that is not an attribute', offset: 2 },
      { reason: 'an object without a name', offset: 5 },
    ]);
    expect(objects.map(({ name, attributes }) => [name, attributes.length])).toEqual([['M', 2]]);
  });

  it('leaves out an object of more than 8 MB, and goes on behind it', () => {
    const { objects, problems } = read(
      `as-set: AS-BIG\nmembers: ${'AS1, '.repeat(1000)}\n${`+ ${'AS1, '.repeat(1000)}\n`.repeat(2000)}\nmntner: M\n`,
    );
    expect(problems).toEqual([{ reason: 'an object of more than 8 MB', offset: 1 }]);
    expect(objects.map(({ name }) => name)).toEqual(['M']);
  });

  it('gives each attribute of any text back, and bears what is none', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 })), (lines) => {
        const { objects } = read(lines.join('\n'));
        for (const { text, attributes } of objects)
          expect(text.split('\n').length).toBeGreaterThanOrEqual(attributes.length);
      }),
    );
  });
});
