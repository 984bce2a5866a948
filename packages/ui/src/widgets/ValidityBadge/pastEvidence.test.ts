import { describe, expect, it } from 'vitest';
import { pastRoaEvidence, pastRouteObjectEvidence } from './pastEvidence.ts';

const judged = { prefix: '10.1.0.0/16', asn: 64_512, day: '2026-11-09' };
const since = new Date('2026-10-01T06:00:00Z');
const endOfDay = new Date('2026-11-10T00:00:00Z');

describe('the evidence of a ROA verdict of a day that is over', () => {
  it('names each ROA of that time and since when it is known', () => {
    const roas = [
      { prefix: '10.0.0.0/8', maxLength: 16, asn: 64_512, ta: 'LAB', matches: true, since },
      { prefix: '10.1.0.0/16', maxLength: 16, asn: 64_601, ta: '', matches: false, since },
    ];
    const { reason, inputs } = pastRoaEvidence({ ...judged, reason: 'matched', roas });
    expect(reason).toBe('At the end of 2026/11/09 (UTC): A ROA authorizes AS64512 to announce 10.1.0.0/16.');
    expect(inputs.map(({ name, value, speaksFor, source, asOf }) => [name, value, speaksFor, source, asOf])).toEqual([
      ['10.0.0.0/8, up to /16', 'AS64512', true, 'ROA under LAB, first in the copy of', since],
      ['10.1.0.0/16, up to /16', 'AS64601', false, 'ROA, first in the copy of', since],
    ]);
  });

  it('says what was searched in vain, and that what is registered now does not change it', () => {
    const { reason, inputs, changes } = pastRoaEvidence({ ...judged, reason: 'not-covered', roas: [] });
    expect(reason).toMatch(/No ROA covers 10\.1\.0\.0\/16/);
    expect(inputs).toMatchObject([{ value: 'none', source: 'Validated ROAs, copies made before', asOf: endOfDay }]);
    expect(changes.join(' ')).toMatch(/older copy of validated ROAs.*do not change a past day/);
  });
});

describe('the evidence of a verdict by route objects of a day that is over', () => {
  it.each([
    ['names the origin', 64_512, /A route object for 10\.1\.0\.0\/16 names AS64512/, true],
    ['names another', 64_601, /none names AS64512/, false],
  ])('%s', (_, origin, reason, speaksFor) => {
    const found = pastRouteObjectEvidence({ ...judged, objects: [{ registry: 'LAB', origin, since }] });
    expect(found.reason).toMatch(reason);
    expect(found.inputs).toMatchObject([
      { value: `AS${origin}`, speaksFor, source: 'LAB, first in the copy of', asOf: since },
    ]);
  });

  it('says that no registry had one', () => {
    const { reason, inputs } = pastRouteObjectEvidence({ ...judged, objects: [] });
    expect(reason).toMatch(/^At the end of 2026\/11\/09 \(UTC\): No loaded registry has a route object/);
    expect(inputs).toMatchObject([{ value: 'none', asOf: endOfDay }]);
  });
});
