import { expect, it } from 'vitest';
import { specialAsnSentence } from './specialAsn.ts';

it.each([
  [
    { asn: 64_512, name: 'Private use', source: 'RFC 6996', isOrdinaryInSample: true },
    'AS64512 is reserved: Private use (RFC 6996). It is not used on the Internet. The demo data uses it for its simulated networks.',
  ],
  [
    { asn: 70_000, name: 'Reserved by IANA', source: '', isOrdinaryInSample: false },
    'AS70000 is reserved: Reserved by IANA. It is not used on the Internet.',
  ],
])('says what a number is for: %j', (special, words) => {
  expect(specialAsnSentence(special)).toBe(words);
});
