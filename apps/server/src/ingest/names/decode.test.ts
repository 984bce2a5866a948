import { expect, it } from 'vitest';
import { decodeNameLine, decodeNameMember } from './decode.ts';

it.each([
  ['AS3356,Lumen (Level 3),T1,US', { asn: 3356, name: 'Lumen (Level 3)', orgName: null, country: 'US' }],
  ['AS1,"A, B",Unknown,us', { asn: 1, name: 'A, B', orgName: null, country: 'US' }],
  ['7,,Unknown,ZZ', { asn: 7, name: null, orgName: null, country: null }],
  ['asn,name,class,cc', 'no AS number'],
  ['AS4294967296,x,y,US', 'no AS number'],
])('reads the line %j', (line, row) => expect(decodeNameLine(line)).toEqual(row));

it.each([
  ['LEVEL3 - Level 3 Communications, Inc., US', 'LEVEL3', 'Level 3 Communications, Inc.', 'US'],
  ['-Reserved AS-, ZZ', '-Reserved AS-', null, null],
  ['FITL-IE Fort Technologies, GB', 'FITL-IE', 'Fort Technologies', 'GB'],
  ['EYEMG - EYEMG - interactive media group, US', 'EYEMG', 'interactive media group', 'US'],
  ['Fort Technologies', 'Fort Technologies', null, null],
  ['GOOGLE, US', 'GOOGLE', null, 'US'],
])('takes %j apart', (text, name, orgName, country) => {
  expect(decodeNameMember('42', JSON.stringify(text))).toEqual({ asn: 42, name, orgName, country });
});

it.each([
  ['x', '"a"', 'no AS number'],
  ['1', '7', 'the name is not a text'],
  ['1', '"\\x"', 'not JSON'],
])('refuses %s: %s', (key, text, reason) => expect(decodeNameMember(key, text)).toBe(reason));
