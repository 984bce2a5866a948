import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFacts, type NetworkFacts } from './packedFacts.ts';
import '../../../../../tools/run/propertySeed.ts';

const text = fc.option(fc.string({ maxLength: 20 }));
const network = fc.record({
  asn: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  as_name: text,
  org_name: text,
  country_code: fc.option(fc.constantFrom('DE', 'NL', 'ZZ')),
  world: fc.constantFrom('lab', 'internet'),
});

it('gives each network as it was told, and the networks of a country', () => {
  fc.assert(
    fc.property(fc.uniqueArray(network, { selector: ({ asn }) => asn }), fc.nat(), (networks, other) => {
      const sorted = networks.toSorted((a, b) => a.asn - b.asn) as NetworkFacts[];
      const facts = createFacts(sorted);
      for (const one of sorted) expect(facts.get(one.asn)).toEqual(one);
      if (!sorted.some(({ asn }) => asn === other)) expect(facts.get(other)).toBeUndefined();
      const dutch = sorted.filter(({ country_code }) => country_code === 'NL').map(({ asn }) => asn);
      expect(facts.numbersOf('NL')).toEqual(dutch);
    }),
  );
});
