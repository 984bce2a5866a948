import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, parsePrefix, type Prefix } from '../prefix/prefix.ts';
import { createOriginValidator } from './originValidator.ts';
import { routeObjectValidity } from './routeObject.ts';
import type { Vrp } from './vrp.ts';

const prefix = (text: string) => parsePrefix(text) as Prefix;
const vrp = (text: string, maxLength: number, asn: number): Vrp => ({ prefix: prefix(text), maxLength, asn });

describe('route origin validation', () => {
  it.each([
    ['10.0.0.0/16', 65_000, 'valid', 'matched'],
    ['10.0.0.0/16', 65_001, 'invalid', 'origin'],
    ['10.0.0.0/17', 65_000, 'invalid', 'length'],
    ['10.0.0.0/17', 65_001, 'invalid', 'origin-and-length'],
    ['10.0.0.0/8', 65_000, 'unknown', 'not-covered'],
  ] as const)('10.0.0.0/16-16 AS65000: %s by AS%i is %s', (route, origin, state, reason) => {
    const validator = createOriginValidator([vrp('10.0.0.0/16', 16, 65_000)]);
    expect(validator.explain(prefix(route), origin)).toMatchObject({ state, reason });
    expect(validator.state(prefix(route), origin)).toBe(state);
  });

  it('never matches AS0', () => {
    const validator = createOriginValidator([vrp('10.0.0.0/8', 32, 0)]);
    expect(validator.explain(prefix('10.0.0.0/8'), 65_000)).toMatchObject({ state: 'invalid', reason: 'as0' });
    expect(validator.explain(prefix('10.0.0.0/8'), 0)).toMatchObject({ state: 'invalid', reason: 'as0' });
    expect(validator.state(prefix('10.0.0.0/8'), 0)).toBe('invalid');
    expect(validator.state(prefix('10.0.0.0/7'), 65_000)).toBe('unknown');
  });

  it('never matches an origin inside an AS_SET', () => {
    const validator = createOriginValidator([vrp('10.0.0.0/16', 24, 65_000)]);
    expect(validator.explain(prefix('10.0.1.0/24'), undefined)).toMatchObject({ state: 'invalid', reason: 'as-set' });
    expect(validator.state(prefix('10.0.1.0/24'), undefined)).toBe('invalid');
    expect(validator.state(prefix('11.0.1.0/24'), undefined)).toBe('unknown');
  });

  it('tells every covering VRP, the most specific first, and which matches', () => {
    const validator = createOriginValidator([
      vrp('fd00::/16', 48, 1),
      vrp('fd00:1::/32', 32, 2),
      vrp('fd00:2::/32', 48, 1),
      vrp('fd00:1::/32', 48, 3),
    ]);
    expect(validator.size).toBe(4);
    expect(validator.explain(prefix('fd00:1:5::/48'), 3).vrps).toEqual([
      { prefix: 'fd00:1::/32', maxLength: 32, asn: 2, matches: false, place: 1 },
      { prefix: 'fd00:1::/32', maxLength: 48, asn: 3, matches: true, place: 3 },
      { prefix: 'fd00::/16', maxLength: 48, asn: 1, matches: false, place: 0 },
    ]);
  });

  it('keeps the two IP versions apart', () => {
    const validator = createOriginValidator([vrp('0.0.0.0/0', 32, 1)]);
    expect(validator.state(prefix('::/0'), 1)).toBe('unknown');
    expect(validator.state(prefix('255.255.255.255/32'), 1)).toBe('valid');
  });

  it('answers as a search over all VRPs does', () => {
    const version = fc.constantFrom(4 as const, 6 as const);
    const anyPrefix = fc.tuple(version, fc.nat(7), fc.nat(6)).map(([which, bits, length]) => {
      const bytes = new Uint8Array(which === 4 ? 4 : 16);
      const at = which === 4 ? 3 : 15;
      bytes[at] = (bits << 5) & (0xff << (8 - length));
      return { version: which, bytes, length: at * 8 + length };
    });
    const anyVrp = fc.record({ prefix: anyPrefix, maxLength: fc.integer({ min: 24, max: 128 }), asn: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(anyVrp, { maxLength: 20 }), anyPrefix, fc.nat(2), (vrps, route, origin) => {
        const covering = vrps.filter((one) => contains(one.prefix, route));
        const matching = covering.filter((one) => one.asn === origin && origin !== 0 && route.length <= one.maxLength);
        const expected = matching.length > 0 ? 'valid' : covering.length > 0 ? 'invalid' : 'unknown';
        const validator = createOriginValidator(vrps);
        expect(validator.state(route, origin)).toBe(expected);
        expect(validator.explain(route, origin).state).toBe(expected);
        expect(validator.explain(route, origin).vrps).toHaveLength(covering.length);
      }),
    );
  });
});

describe('route object validity', () => {
  const objects = [
    { origin: 65_000, source: 'RIPE' },
    { origin: 65_001, source: 'RADB' },
  ];

  it('is valid where an object names the origin, and marks a foreign registry', () => {
    expect(routeObjectValidity(65_001, objects, 'RIPE')).toEqual({
      state: 'valid',
      objects: [{ origin: 65_001, source: 'RADB', foreign: true }],
    });
    expect(routeObjectValidity(65_000, objects, 'ripe').objects[0]?.foreign).toBe(false);
  });

  it('is invalid where only others are named, unknown where there is no object', () => {
    expect(routeObjectValidity(65_002, objects).state).toBe('invalid');
    expect(routeObjectValidity(undefined, objects).state).toBe('invalid');
    expect(routeObjectValidity(65_000, []).state).toBe('unknown');
  });
});
