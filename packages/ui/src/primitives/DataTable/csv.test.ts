import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import type { DataColumn } from './DataColumn.ts';

interface Network {
  asn: number;
  name: string;
}

const columns: readonly DataColumn<Network>[] = [
  { id: 'asn', name: 'AS number', cell: ({ asn }) => `AS${asn}` },
  { id: 'name', name: 'Name', cell: () => null, text: ({ name }) => name },
  { id: 'graph', name: 'Graph', cell: () => 'View Graph', skipCsv: true },
];

describe('CSV of a table', () => {
  it('has a header, one line a row and CRLF', () => {
    expect(toCsv(columns, [{ asn: 64512, name: 'Alder Net' }])).toBe('AS number,Name\r\nAS64512,Alder Net\r\n');
  });

  it('marks each row where the rows do not say it themselves', () => {
    const alder = { asn: 64512, name: 'Alder Net' };
    expect(toCsv(columns, [alder], 'Demo data')).toBe('AS number,Name,Demo data\r\nAS64512,Alder Net,yes\r\n');
    const marked = { id: 'demo', name: 'Demo data', cell: () => null, onlyCsv: true };
    expect(toCsv([...columns, marked], [alder], 'Demo data')).toBe(
      'AS number,Name,Demo data\r\nAS64512,Alder Net,\r\n',
    );
  });

  it.each([
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['-5', '-5'],
    ['+0.25', '+0.25'],
    ['4.1\u00A0%', '4.1%'],
    ['', ''],
  ])('writes %j as %j', (name, written) => {
    expect(
      toCsv(columns, [{ asn: 1, name }])
        .split('\r\n')
        .slice(1)
        .join('\r\n'),
    ).toBe(`AS1,${written}\r\n`);
  });
});
