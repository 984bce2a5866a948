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
    archives: null,
  });
  expect(readCommandLine(['x'])).toEqual({ request: { ...plainRequest, paths: ['x'] }, archives: null });
  expect(readCommandLine(['--remove', 'irr:a.db', '--remove=rpki'])).toEqual({
    request: { ...plainRequest, remove: ['irr:a.db', 'rpki'] },
    archives: null,
  });
  expect(readCommandLine(['--help'])).toEqual({ help: true });
});

it.each([
  [[], 'No file is named.'],
  [
    ['x', '--kind', 'pcap'],
    '--kind pcap: expected one of mrt-rib, mrt-updates, vrps, aspas, as-names, peeringdb, irr, organisations, communities, delegated, special-purpose, scans',
  ],
  [['x', '--remove', 'y'], '--remove cannot be combined with loading: use two commands'],
  [['x', '--world', 'moon'], '--world moon: expected one of internet, lab'],
  [['x', '--collector', ' '], '--collector needs a name'],
  [
    ['x', '--from', '2026-01-01'],
    '--from is for archives: name the address of one, such as https://data.ris.ripe.net/rrc06/',
  ],
  [['https://a.example/rrc00/', '--until', '2026-01-01'], '--until needs --from'],
  [['https://a.example/rrc00/', '--from', '2026-01-02', '--until', '2026-01-01'], '--until is before --from'],
  [
    ['https://a.example/rrc00/', '--from', 'today'],
    '--from today: expected a date or an instant in UTC such as 2026-01-31 or 2026-01-31T08:00Z',
  ],
  [
    ['https://a.example/rrc00/', '--from', '2026-13-01'],
    '--from 2026-13-01: expected a date or an instant in UTC such as 2026-01-31 or 2026-01-31T08:00Z',
  ],
  [['https://a.example/rrc00/', '--only', 'bviews'], '--only bviews: expected ribs or updates'],
  [['https://a.example/rrc00/', '--only', 'updates'], '--only updates needs --from and --until'],
  [['https://a.example/rrc00/', '--max-size', '0'], '--max-size 0: expected gigabytes such as 2.5'],
])('refuses %j', (words, problem) => expect(readCommandLine(words)).toEqual({ problem }));

it('refuses an option that it does not know', () => {
  expect(readCommandLine(['x', '--fast'])).toHaveProperty('problem', expect.stringContaining('--fast'));
});

it('tells addresses of archives from files', () => {
  const words = [
    'https://data.ris.ripe.net/rrc06/',
    'vrps.json',
    '--from',
    '2026-01-01T08:00Z',
    '--until=2026-01-02',
    '--list',
  ];
  expect(readCommandLine(words)).toEqual({
    request: { ...plainRequest, paths: ['vrps.json'] },
    archives: {
      addresses: ['https://data.ris.ripe.net/rrc06/'],
      collector: undefined,
      span: { from: 1_767_254_400, until: 1_767_312_000, only: null },
      listOnly: true,
      largest: 20e9,
    },
  });
});
