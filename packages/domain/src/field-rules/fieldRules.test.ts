import { describe, expect, it } from 'vitest';
import { all, asNumber, email, ip, optional, password, phone, problemsOf, required, sameAs } from './fieldRules.ts';

const strong = 'Abc!1xyz';
const passwordMessage =
  'Password must include three lowercase letters, an uppercase letter, a digit, one special character and be at least eight characters long';

describe('a field rule', () => {
  it.each([
    ['required', required, '', 'Required field'],
    ['required', required, '  ', 'Required field'],
    ['required', required, 'x', null],
    ['email', email, 'noc@example', 'Enter a valid email'],
    ['email', email, ' noc@example.net ', null],
    ['phone', phone, '020 7183', 'Enter a valid phone'],
    ['phone', phone, '+44 20 7183 8750', null],
    ['asNumber', asNumber, 'kestrel', '"kestrel" is not an AS number (0–4294967295).'],
    ['asNumber', asNumber, '4294967296', '"4294967296" is not an AS number (0–4294967295).'],
    ['asNumber', asNumber, ' AS64512 ', null],
    ['asNumber', asNumber, '64512', null],
    ['ip', ip, '10.0.0.256', 'Enter a valid IP address'],
    ['ip', ip, '10.0.0.0/8', 'Enter a valid IP address'],
    ['ip', ip, '2001:db8:::1', 'Enter a valid IP address'],
    ['ip', ip, 'example.net', 'Enter a valid IP address'],
    ['ip', ip, '', 'Enter a valid IP address'],
    ['ip', ip, '192.0.2.1', null],
    ['ip', ip, ' 2001:db8::1 ', null],
    ['password', password, 'secret', passwordMessage],
    ['password', password, strong, null],
    ['sameAs', sameAs(strong), `${strong} `, 'Passwords do not match'],
    ['sameAs', sameAs(strong), strong, null],
    ['optional', optional(email), '', null],
    ['optional', optional(email), 'noc', 'Enter a valid email'],
    ['all', all(required, email), '', 'Required field'],
    ['all', all(required, email), 'noc', 'Enter a valid email'],
    ['all', all(required, email), 'noc@example.net', null],
  ])('%s of %j', (_, rule, text, problem) => {
    expect(rule(text)).toBe(problem);
  });
});

describe('problemsOf', () => {
  it('names each field that is wrong', () => {
    const texts: Record<string, string> = { email: 'noc', company: 'Kestrel' };
    const rules = { company: required, email: all(required, email), phone: required };
    expect(problemsOf((name) => texts[name] ?? '', rules)).toEqual([
      { path: [{ key: 'email' }], message: 'Enter a valid email' },
      { path: [{ key: 'phone' }], message: 'Required field' },
    ]);
  });
});
