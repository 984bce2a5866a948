import { describe, expect, it } from 'vitest';
import { rawText } from './RawObject.fixtures.ts';
import { rawLines } from './rawLines.ts';

const said = (line: string) => rawLines(line)[0]?.map(({ kind, text }) => `${kind}<${text}>`);

describe('rawLines', () => {
  it.each<[string, string[]]>([
    ['route:          10.0.0.0/16', ['name<route:>', 'text<          >', 'prefix<10.0.0.0/16>']],
    ['origin: AS64512 # ours', ['name<origin:>', 'text< >', 'asn<AS64512>', 'text< # ours>']],
    ['route6: fd00:1::/32', ['name<route6:>', 'text< >', 'prefix<fd00:1::/32>']],
    [
      'members: AS64512, AS64512:AS-ALL',
      ['name<members:>', 'text< >', 'asn<AS64512>', 'text<, >', 'as-set<AS64512:AS-ALL>'],
    ],
    ['as-set: AS-ALDER', ['name<as-set:>', 'text< >', 'as-set<AS-ALDER>']],
    ['remarks: as-is, RS-AS-ALDER', ['name<remarks:>', 'text< as-is, RS-AS-ALDER>']],
    ['                AS64601', ['text<                >', 'asn<AS64601>']],
    ['   Registrar URL: https://x.example', ['name<   Registrar URL:>', 'text< https://x.example>']],
    ['% No entries found for 10.0.0.0/8', ['comment<% No entries found for 10.0.0.0/8>']],
    ['import: from AS64601 accept ANY', ['name<import:>', 'text< from >', 'asn<AS64601>', 'text< accept ANY>']],
    ['no prefix: 10.0.0.1/8 300.0.0.0/8', ['name<no prefix:>', 'text< 10.0.0.1/8 300.0.0.0/8>']],
    ['no number: AS4294967296', ['name<no number:>', 'text< AS4294967296>']],
    ['mac: 00:11:22:33:44:55', ['name<mac:>', 'text< 00:11:22:33:44:55>']],
    ['', []],
  ])('%j', (line, tokens) => {
    expect(said(line)).toEqual(tokens);
  });

  it('loses nothing', () => {
    const joined = rawLines(rawText).map((line) => line.map(({ text }) => text).join(''));
    expect(joined.join('\n')).toBe(rawText);
  });

  it('reads lines of both ends', () => {
    expect(rawLines('a: 1\r\nb: 2\n')).toHaveLength(3);
  });

  it('is done at once with lines made to delay it', () => {
    const line = 'a'.repeat(50_000);
    const addresses = '1.1.1.1.'.repeat(5000) + 'ab:'.repeat(5000);
    expect(rawLines(`${line}\n${addresses}`)).toHaveLength(2);
  });
});
