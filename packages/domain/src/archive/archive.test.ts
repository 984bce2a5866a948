import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archiveFileOf, archiveFolder, archiveMonth, archiveMonths, filesOfSpan } from './archiveFile.ts';
import { checksumsIn, namesInFolder } from './folderPage.ts';

const seconds = (text: string): number => Date.parse(text) / 1_000;
const file = (name: string) => archiveFileOf(name) ?? { name, kind: 'rib' as const, at: Number.NaN };

describe('archiveFileOf', () => {
  it.each([
    ['rib.20260101.0000.bz2', 'rib', '2026-01-01T00:00Z'],
    ['bview.20260101.0800.gz', 'rib', '2026-01-01T08:00Z'],
    ['updates.20260228.2355.gz', 'updates', '2026-02-28T23:55Z'],
  ])('reads %s', (name, kind, at) => expect(archiveFileOf(name)).toEqual({ name, kind, at: seconds(at) }));
  it.each([
    'rib.20260101.0000',
    'rib.20260230.0000.gz',
    'rib.20260101.2460.gz',
    'rib.20261301.0000.gz',
    'x.gz',
    '../rib.20260101.0000.gz',
  ])('leaves %s alone', (name) => expect(archiveFileOf(name)).toBeNull());
});

describe('folders', () => {
  it('are those of the two layouts', () => {
    expect(archiveFolder('routeviews', 'rib', '2026.01')).toBe('2026.01/RIBS/');
    expect(archiveFolder('routeviews', 'updates', '2026.01')).toBe('2026.01/UPDATES/');
    expect(archiveFolder('ris', 'rib', '2026.01')).toBe('2026.01/');
  });
  it('are one a month, over the turn of a year', () => {
    expect(archiveMonth(seconds('2026-01-31T23:59Z'))).toBe('2026.01');
    expect(archiveMonths(seconds('2025-11-30T12:00Z'), seconds('2026-01-01T00:00Z'))).toEqual([
      '2025.11',
      '2025.12',
      '2026.01',
    ]);
    expect(archiveMonths(seconds('2026-02-01T00:00Z'), seconds('2026-01-01T00:00Z'))).toEqual([]);
  });
});

describe('filesOfSpan', () => {
  const names = [
    'updates.20260101.0015.bz2',
    'rib.20260101.0200.bz2',
    'updates.20260101.0000.bz2',
    'rib.20260101.0000.bz2',
    'updates.20260101.0145.bz2',
    'updates.20260101.0200.bz2',
    'updates.20251231.2345.bz2',
  ];
  const chosen = (from: string, until: string) => {
    const { rib, updates } = filesOfSpan(names.map(file), seconds(from), seconds(until));
    return [rib?.name ?? null, ...updates.map(({ name }) => name.slice(8, 21))];
  };
  it.each([
    ['a table alone', '2026-01-01T00:00Z', '2026-01-01T00:00Z', ['rib.20260101.0000.bz2']],
    [
      'updates since the table before',
      '2026-01-01T01:00Z',
      '2026-01-01T02:00Z',
      ['rib.20260101.0000.bz2', '20260101.0000', '20260101.0015', '20260101.0145'],
    ],
    ['a table alone of an instant between tables', '2026-01-01T01:00Z', '2026-01-01T01:00Z', ['rib.20260101.0000.bz2']],
    ['the nearer table', '2026-01-01T02:10Z', '2026-01-01T03:00Z', ['rib.20260101.0200.bz2', '20260101.0200']],
    ['no table before', '2025-12-31T23:00Z', '2026-01-01T00:10Z', [null, '20251231.2345', '20260101.0000']],
  ])('takes %s', (_, from, until, expected) => expect(chosen(from, until)).toEqual(expected));
});

describe('namesInFolder', () => {
  it('reads a page of Apache', () => {
    const page = `<a href="?C=N;O=D">Name</a><a href="/bgpdata/">Parent Directory</a>
<tr><td><A HREF="rib.20260101.0000.bz2">rib.2026..&gt;</A></td><td align="right">120M</td></tr><a href='RIBS/'>RIBS/</a>`;
    expect(namesInFolder(page)).toEqual(['rib.20260101.0000.bz2', 'RIBS/']);
  });
  it('reads a page of nginx, and leaves what leads elsewhere', () => {
    const page =
      '<a href="../">../</a><a href="./">.</a><a href="a%20b.gz">a b.gz</a><a href="https://x.example/y">y</a><a href="//x.example">z</a><a href="%2e%2e/">up</a><a href="..%2fetc">up</a><a href="#top">t</a><a href="x&amp;y">x</a>';
    expect(namesInFolder(page)).toEqual(['a b.gz', 'x&y']);
  });
  it('never gives a name that leads out of the folder', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const name of namesInFolder(`<a href="${text}">`)) expect(name).toMatch(/^(?!\.{1,2}\/?$)[^/?#:]+\/?$/);
      }),
    );
  });
});

describe('checksumsIn', () => {
  const md5 = 'd41d8cd98f00b204e9800998ecf8427e';
  it.each([`${md5}  rib.bz2`, `${md5.toUpperCase()} *./x/rib.bz2`, `MD5 (rib.bz2) = ${md5}`, `MD5(rib.bz2)= ${md5}\r`])(
    'reads %j',
    (line) => expect([...checksumsIn(`# sums\n${line}\nnothing\n`)]).toEqual([['rib.bz2', md5]]),
  );
});
