import { describe, expect, it } from 'vitest';
import { detect, type SmallWorld, story } from '../smallWorld.fixtures.ts';

const bogons = (prefix: string, path: string, world?: SmallWorld) =>
  detect([story(prefix, `60-: 1001 ${path}`, `60-: 1002 ${path}`)], world).filter(({ kind }) => kind === 'bogon');
const brief = (prefix: string, path: string, world?: SmallWorld) =>
  bogons(prefix, path, world).map(({ type, offender }) => `${type} by ${offender}`);

describe('bogons', () => {
  it.each([
    ['100.64.0.0/24', '30 10', ['reserved-prefix by 10']],
    ['2001:db8::/32', '30 10', ['reserved-prefix by 10']],
    ['20.0.0.0/25', '30 10', ['too-big-mask by 10']],
    ['2a00::/49', '30 10', ['too-big-mask by 10']],
    ['20.0.0.0/24', '30 10 64512', ['path-begins-reserved by 10']],
    ['20.0.0.0/24', '30 64512 10', ['path-contains-reserved by 30']],
    ['10.0.0.0/24', '30 10 64512', ['path-begins-reserved by 10', 'reserved-prefix by 10']],
    ['20.0.0.0/24', '30 112', []],
    ['20.0.0.0/24', '30 10 {40,64512}', ['path-contains-reserved by 10']],
    ['20.0.0.0/24', '30 {0} 10', ['path-contains-reserved by 30']],
    ['20.0.0.0/24', '30 64512 {23456}', ['path-begins-reserved by 30']],
    ['20.0.0.0/24', '30 10 {40,50}', []],
    ['20.0.0.0/24', '30 10 (64512)', []],
    ['192.175.48.0/24', '30 112', []],
    ['0.0.0.0/0', '30 10', []],
    ['20.0.0.0/24', '30 10', []],
  ])('%s by %s: %j', (prefix, path, expected) => {
    expect(brief(prefix, path)).toEqual(expected);
  });

  it('are space that no registry gave out', () => {
    const source = { name: 'NRO delegated', asOf: 0 };
    const unallocated = () => ({ registry: 'ripencc', status: 'available', source }) as const;
    const [found] = bogons('20.0.0.0/16', '30 10', { lookup: { unallocated } });
    expect(found).toMatchObject({ type: 'unallocated', offender: 10 });
    expect(found?.evidence.inputs[0]).toMatchObject({ value: 'available at ripencc', source: 'NRO delegated' });
  });

  it.each([
    [['20.0.0.0/24-25 AS10'], 'valid'],
    [['20.0.0.0/24-24 AS10'], 'invalid'],
    [['20.1.0.0/24-24 AS10'], 'unknown'],
  ])('say what ROAs say of them: %j is %s', (roas, roa) => {
    const [found] = bogons('20.0.0.0/25', '30 10', { roas, routeObjects: {} });
    expect(found).toMatchObject({ roa, routeObject: 'unknown', type: 'too-big-mask' });
    expect(found?.evidence.inputs).toContainEqual(
      expect.objectContaining({ name: 'Route object for 20.0.0.0/25', value: 'none', speaksFor: null, source: 'Test' }),
    );
  });

  it('say that a reserved number was in a set', () => {
    expect(bogons('20.0.0.0/24', '30 10 {40,64512}')[0]?.evidence.reason).toBe(
      'AS10 announces 20.0.0.0/24. AS64512 in an AS_SET of the path is reserved (AS64496 to AS131071).',
    );
  });

  it('name who took them', () => {
    expect(bogons('100.64.0.0/24', '31 30 10')[0]).toMatchObject({
      acceptors: [30, 31, 1001, 1002],
      conflicts: ['advertised-reserved-space', 'accepted-reserved-space'],
      peers: 2,
    });
  });

  it('are graver for reserved space than for long prefixes', () => {
    const coefficient = (prefix: string) => bogons(prefix, '30 10')[0]?.coefficient ?? 0;
    expect(coefficient('100.64.0.0/24')).toBeGreaterThan(coefficient('20.0.0.0/25'));
  });
});
