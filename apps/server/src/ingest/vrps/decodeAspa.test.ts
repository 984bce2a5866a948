import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAspas } from './decodeAspa.ts';
import '../../../../../tools/run/propertySeed.ts';

const row = { customer: 64_500, providers: [1, 2], ipVersion: 0, ta: '', expires: null };

describe('an ASPA of a validator’s export', () => {
  it.each([
    ['rpki-client', '', '{"customer_asid":64500,"expires":9,"providers":[2,1,2]}', [{ ...row, expires: 9 }]],
    ['Routinator', '', '{"customer":"AS64500","providers":["AS1","AS2"],"ta":"ripe"}', [{ ...row, ta: 'ripe' }]],
    [
      'Routinator, extended',
      '',
      '{"customer":"AS64500","providers":["AS1","AS2"],"source":[{"type":"aspa","tal":"arin"}]}',
      [{ ...row, ta: 'arin' }],
    ],
    [
      'Routinator by version',
      '',
      '{"customer":"AS64500","afi":"ipv6","providers":["AS1","AS2"]}',
      [{ ...row, ipVersion: 6 }],
    ],
    [
      'rpki-client by version',
      'ipv4',
      '[{"customer_asid":64500,"providers":[1,2]},{"customer_asid":64500}]',
      [{ ...row, ipVersion: 4 }, 'an ASPA without providers'],
    ],
    ['no providers but AS0', '', '{"customer_asid":64500,"providers":[0]}', [{ ...row, providers: [0] }]],
    ['half an object', '', '{"customer_asid":64', ['an ASPA that is not JSON']],
    ['a number', '', '7', ['an ASPA that is not an object']],
    ['no customer', '', '{"providers":[1]}', ['an ASPA without a customer']],
    ['a strange provider', '', '{"customer":1,"providers":[-1]}', ['an ASPA with a provider that is not an AS number']],
  ])('is read from %s', (_, key, text, expected) => expect(decodeAspas(key, text)).toEqual(expected));

  it('or anything else is told apart without throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.json()), (key, text) => {
        for (const one of decodeAspas(key, text))
          if (typeof one !== 'string') expect(one.providers).toEqual(one.providers.toSorted((a, b) => a - b));
      }),
    );
  });
});
