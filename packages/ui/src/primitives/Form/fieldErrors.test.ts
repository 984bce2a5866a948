import { describe, expect, it } from 'vitest';
import { editedNames, entriesOf, errorsOf, keepErrors } from './fieldErrors.ts';

const form = (...entries: readonly (readonly [string, string])[]) => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return entriesOf(data);
};

describe('errorsOf', () => {
  it.each([
    ['nothing', [], {}],
    ['a field', [{ message: 'Required field', path: [{ key: 'email' }] }], { email: 'Required field' }],
    ['a nested field', [{ message: 'No', path: [{ key: 'plan' }, { key: 0 }] }], { 'plan.0': 'No' }],
    ['the whole form', [{ message: 'No' }, { message: 'Later', path: undefined }], { '': 'No' }],
    [
      'the first of two',
      [
        { message: 'Required field', path: [{ key: 'email' }] },
        { message: 'Enter a valid email', path: [{ key: 'email' }] },
      ],
      { email: 'Required field' },
    ],
  ])('names %s', (_, issues, errors) => {
    expect(errorsOf(issues)).toEqual(errors);
  });
});

describe('editedNames', () => {
  it.each([
    ['nothing', form(['a', '1']), form(['a', '1']), []],
    ['a changed value', form(['a', '1'], ['b', '2']), form(['a', '1'], ['b', '3']), ['b']],
    ['a box that was ticked', form(), form(['a', 'on']), ['a']],
    ['a box that was cleared', form(['a', 'on']), form(), ['a']],
    ['one answer more', form(['a', '1']), form(['a', '1'], ['a', '2']), ['a']],
  ])('sees %s', (_, before, now, names) => {
    expect([...editedNames(before, now)]).toEqual(names);
  });
});

describe('keepErrors', () => {
  it('is the same object when all are kept', () => {
    const errors = { a: 'No' };
    expect(keepErrors(errors, () => true)).toBe(errors);
    expect(keepErrors(errors, () => false)).toEqual({});
  });
});
