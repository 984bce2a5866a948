import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';

describe('isEmail', () => {
  it.each([
    'noc@example.net',
    'first.last+tag@mail.example.net',
    "o'brien@example.ie",
    'a@b.co',
    'NOC@EXAMPLE.NET',
    'x@xn--bcher-kva.example',
    'x@example.xn--p1ai',
    `${'a'.repeat(64)}@example.net`,
  ])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'noc',
    'noc@',
    '@example.net',
    'noc@example',
    'noc@@example.net',
    'noc@example..net',
    '.noc@example.net',
    'noc.@example.net',
    'no c@example.net',
    ' noc@example.net',
    'noc@-example.net',
    'noc@example-.net',
    'noc@exa_mple.net',
    'noc@10.0.0.1',
    'noc@example.n',
    '"noc"@example.net',
    `${'a'.repeat(65)}@example.net`,
    `noc@${'a'.repeat(64)}.net`,
    `noc@${'a.'.repeat(130)}net`,
  ])('refuses "%s"', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
