import { describe, expect, it } from 'vitest';
import { billDetails, billIssues } from './billFields.ts';

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
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('billIssues', () => {
  it('takes a whole bill; the VAT ID is optional', () => {
    expect(billIssues(form(whole))).toEqual([]);
  });

  it.each(['email', 'position', 'firstname', 'lastname', 'country', 'company', 'address', 'registration'])(
    'requires %s',
    (name) => {
      expect(billIssues(form({ ...whole, [name]: '  ' }))).toEqual([
        { path: [{ key: name }], message: 'Required field' },
      ]);
    },
  );

  it('refuses a bad address of mail', () => {
    expect(billIssues(form({ ...whole, email: 'billing@' }))[0]?.message).toBe('Enter a valid email');
  });
});

it('reads the fields without the space around them', () => {
  expect(billDetails(form({ ...whole, company: ' Alder Networks ' }))).toEqual(whole);
});
