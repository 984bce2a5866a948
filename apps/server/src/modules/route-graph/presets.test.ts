import { describe, expect, it } from 'vitest';
import { choosePresets } from './presets.ts';

const germany = { code: 'DE', name: 'Germany' };
const austria = { code: 'AT', name: 'Austria' };

describe('presets of targets', () => {
  it('begin with all peers while they are few, then go by rank and by country', () => {
    const presets = choosePresets({
      origin: 9,
      peers: [
        { asn: 1, country: germany },
        { asn: 2, country: austria },
        { asn: 3, country: null },
      ],
      counts: [
        { asn: 1, customers: 5, providers: 0 },
        { asn: 4, customers: 7, providers: 1 },
        { asn: 9, customers: 99, providers: 0 },
        { asn: 2, customers: 0, providers: 2 },
      ],
    });
    expect(presets).toEqual([
      { name: 'All peers', asns: [1, 2, 3], country_code: null },
      { name: 'Tier-1', asns: [1], country_code: null },
      { name: 'Largest networks', asns: [4, 1], country_code: null },
      { name: 'Austria', asns: [2], country_code: 'AT' },
      { name: 'Germany', asns: [1], country_code: 'DE' },
    ]);
  });

  it.each([[[]], [[{ asn: 7, customers: 3, providers: 1 }]]])(
    'begin with a readable set when peers are many',
    (counts) => {
      const peers = Array.from({ length: 50 }, (_, asn) => ({ asn, country: null }));
      const [first] = choosePresets({ origin: 9, peers, counts });
      expect(first?.asns.length).toBeGreaterThan(0);
      expect(first?.asns.length).toBeLessThanOrEqual(20);
    },
  );
});
