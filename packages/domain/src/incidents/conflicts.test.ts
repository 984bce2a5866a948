import { describe, expect, it } from 'vitest';
import { conflictCodes, describeConflict, ingressConflict, specificityConflict } from './conflicts.ts';

describe('describeConflict', () => {
  it.each([
    ['roa-invalid', 'Invalid ROA'],
    ['roa-unknown', 'Unknown ROA'],
    ['route-object-absent-or-invalid', 'Route object absent or invalid'],
    ['roa-and-route-object', 'Both ROA and route object exist'],
    [specificityConflict('less', 'few'), 'Conflicts with less specific prefixes seen by few speakers'],
    [specificityConflict('equally', 'several'), 'Conflicts with equally specific prefixes seen by several speakers'],
    [specificityConflict('more', 'many'), 'Conflicts with more specific prefixes seen by a number of speakers'],
    ['advertised-conflict-without-roa', 'Advertised conflict without ROA'],
    ['advertised-conflict-with-route-object', 'Advertised conflict with route object'],
    ['ingress-foreign', 'Anomaly redirecting ingress traffic of foreign parties'],
    [ingressConflict('several'), 'Anomaly redirecting ingress traffic, seen by several speakers'],
    ['egress', 'Anomaly redirecting egress traffic'],
    ['as-path-begins-reserved', 'AS_PATH begins with a reserved AS number'],
    ['advertised-too-big-mask', 'Advertisement of a too-big mask'],
    ['accepted-reserved-space', 'Accepted prefix from reserved space'],
  ])('%s: %s', (code, description) => {
    expect(describeConflict(code)).toBe(description);
  });

  it.each(['', 'roa', 'constructor', 'toString', '__proto__'])('does not know %j', (code) => {
    expect(describeConflict(code)).toBe('Unknown');
  });

  it('has words of its own for each of the 28 codes', () => {
    const words = conflictCodes.map(describeConflict);
    expect(words).toHaveLength(28);
    expect(new Set(words).size).toBe(28);
    expect(words).not.toContain('Unknown');
  });
});
