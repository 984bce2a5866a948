import { fieldMessages, problemsOf } from '@routeglass/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { readRegistration, registrationRules } from './registration.ts';

const right = {
  email: 'ada@example.net',
  firstname: 'Ada',
  lastname: 'Brook',
  position: 'Engineer',
  password: 'abcD1!xyz',
  confirmPassword: 'abcD1!xyz',
};
const texts =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';

describe('registrationRules', () => {
  it.each([
    [right, {}],
    [{ ...right, email: 'ada' }, { email: 'Enter a valid email' }],
    [{ ...right, firstname: ' ' }, { firstname: 'Required field' }],
    [{ ...right, password: 'short', confirmPassword: 'short' }, { password: fieldMessages.password }],
    [{ ...right, confirmPassword: 'abcD1!xyZ' }, { confirmPassword: 'Passwords do not match' }],
  ])('of %j say %j', (fields, wrong) => {
    const found = problemsOf(texts(fields), registrationRules(fields.password));
    expect(Object.fromEntries(found.map(({ path, message }) => [path[0].key, message]))).toEqual(wrong);
  });

  it('asks for everything', () => {
    expect(problemsOf(texts({}), registrationRules('')).map(({ message }) => message)).toEqual(
      Array.from({ length: 6 }, () => 'Required field'),
    );
  });
});

it('reads what was written, the password to the letter', () => {
  expect(readRegistration(texts({ ...right, email: ' ada@example.net', password: ' abcD1!xyz' }), 'answer')).toEqual({
    email: 'ada@example.net',
    firstname: 'Ada',
    lastname: 'Brook',
    position: 'Engineer',
    password: ' abcD1!xyz',
    captcha: 'answer',
  });
});

it('hands on what a program wrote where people write nothing', () => {
  expect(readRegistration(texts({ ...right, website: 'spam' }), 'answer')).toHaveProperty('website', 'spam');
});
