import { problemsOf } from '@routeglass/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { billRules, readBill } from './billFields.ts';

const whole = {
  email: 'billing@example.net',
  position: 'CTO',
  firstname: 'Ada',
  lastname: 'Byron',
  country: 'GB',
  company: 'Alder Networks',
  address: '1 Analytical Row, London',
  registration: '12345678',
  vatId: '',
};
const texts =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';
const problems = (fields: Readonly<Record<string, string>>) =>
  problemsOf(texts(fields), billRules).map(({ path, message }) => `${path[0].key}: ${message}`);

describe('billRules', () => {
  it('take a whole bill; the VAT ID is optional', () => {
    expect(problems(whole)).toEqual([]);
  });

  it.each(['email', 'position', 'firstname', 'lastname', 'country', 'company', 'address', 'registration'])(
    'require %s',
    (name) => {
      expect(problems({ ...whole, [name]: '  ' })).toEqual([`${name}: Required field`]);
    },
  );

  it('refuse a bad e-mail address', () => {
    expect(problems({ ...whole, email: 'billing@' })).toEqual(['email: Enter a valid email']);
  });
});

it('reads the fields without the space around them', () => {
  expect(readBill(texts({ ...whole, company: ' Alder Networks ' }))).toEqual(whole);
});
