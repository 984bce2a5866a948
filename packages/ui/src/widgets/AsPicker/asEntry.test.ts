import { describe, expect, it } from 'vitest';
import { asnOfEntry, shortName } from './asEntry.ts';

describe('asnOfEntry', () => {
  it.each([
    ['64512', 64_512],
    [' 64512 ', 64_512],
    ['AS64512', 64_512],
    ['as64512', 64_512],
    ['4294967295', 4_294_967_295],
    ['0', 0],
  ])('takes "%s"', (entry, asn) => {
    expect(asnOfEntry(entry)).toBe(asn);
  });
  it.each(['', ' ', 'AS', 'level 3', '64512x', '1.5', '-1', '4294967296', '10.0.0.0/8', '1e3'])(
    'ignores "%s"',
    (entry) => {
      expect(asnOfEntry(entry)).toBeNull();
    },
  );
});

describe('shortName', () => {
  it.each([
    ['ALDER-NET', 'ALDER-NET'],
    ['FOURTEEN-CHARS', 'FOURTEEN-CHARS'],
    ['FIFTEEN-LETTERS', 'FIFTEEN-LETTER…'],
    ['𝔸𝔹ℂ𝔻𝔼𝔽𝔾ℍ𝕀𝕁𝕂𝕃𝕄ℕ𝕆', '𝔸𝔹ℂ𝔻𝔼𝔽𝔾ℍ𝕀𝕁𝕂𝕃𝕄ℕ…'],
  ])('%s: %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
