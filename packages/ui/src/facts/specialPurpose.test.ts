import { expect, it } from 'vitest';
import { purposeSentence, purposeText, type SpecialPurpose } from './specialPurpose.ts';

const loopback: SpecialPurpose = {
  prefix: '127.0.0.0/8',
  name: 'Loopback',
  source: 'RFC 1122',
  isReachable: false,
  isOrdinaryInSample: false,
};

it.each([
  [{}, '127.0.0.0/8 is reserved: Loopback (RFC 1122). It is not routed on the Internet.'],
  [{ source: '' }, '127.0.0.0/8 is reserved: Loopback. It is not routed on the Internet.'],
  [
    { prefix: '2002::/16', name: '6to4', source: 'RFC 3056', isReachable: true },
    '2002::/16 is reserved: 6to4 (RFC 3056). It may be routed on the Internet.',
  ],
  [
    { prefix: '10.0.0.0/8', name: 'Private use', source: 'RFC 1918', isOrdinaryInSample: true },
    '10.0.0.0/8 is reserved: Private use (RFC 1918). It is not routed on the Internet. The demo data uses it for its simulated networks.',
  ],
])('says what a block is for: %j', (more, words) => {
  expect(purposeSentence({ ...loopback, ...more })).toBe(words);
});

it('names the purpose with its document', () => {
  expect(purposeText(loopback)).toBe('Loopback (RFC 1122)');
});
