import { expect, it } from 'vitest';
import { readCommandLine } from './commandLine.ts';
import { plainRequest } from './importRequest.ts';

it('reads files and options in any order', () => {
  const words = [
    '--',
    'a.gz',
    '--keep-partial',
    '--allow-older',
    '--kind',
    'mrt-rib',
    '--collector=rrc00',
    'b',
    '--world',
    'lab',
  ];
  expect(readCommandLine(words)).toEqual({
    request: {
      ...plainRequest,
      paths: ['a.gz', 'b'],
      keepPartial: true,
      allowOlder: true,
      kind: 'mrt-rib',
      collector: 'rrc00',
      world: 'lab',
    },
  });
  expect(readCommandLine(['x'])).toEqual({ request: { ...plainRequest, paths: ['x'] } });
  expect(readCommandLine(['--help'])).toEqual({ help: true });
});

it.each([
  [[], 'No file is named.'],
  [
    ['x', '--kind', 'pcap'],
    '--kind pcap: expected one of mrt-rib, mrt-updates, vrps, aspas, as-names, peeringdb, irr, organisations, communities, delegated, special-purpose, scans',
  ],
  [['x', '--world', 'moon'], '--world moon: expected one of internet, lab'],
  [['x', '--collector', ' '], '--collector needs a name'],
])('refuses %j', (words, problem) => expect(readCommandLine(words)).toEqual({ problem }));

it('refuses an option that it does not know', () => {
  expect(readCommandLine(['x', '--fast'])).toHaveProperty('problem', expect.stringContaining('--fast'));
});
