import { problemsOf } from '@routeglass/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { questionRules, readQuestion } from './question.ts';

const texts =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';
const right = { email: 'ada@example.net', message: 'Why?' };

describe('questionRules', () => {
  it.each([
    [{}, { email: 'Required field', message: 'Required field' }],
    [right, {}],
    [{ ...right, email: 'ada' }, { email: 'Enter a valid email' }],
    [{ ...right, phone: '12' }, { phone: 'Enter a valid phone' }],
    [{ ...right, phone: '+31 20 123 4567' }, {}],
    [{ ...right, asnum: 'kestrel' }, { asnum: '"kestrel" is not an AS number (0–4294967295).' }],
    [{ ...right, asnum: 'AS64512' }, {}],
  ])('of %j say %j', (fields, wrong) => {
    const found = problemsOf(texts(fields), questionRules);
    expect(Object.fromEntries(found.map(({ path, message }) => [path[0].key, message]))).toEqual(wrong);
  });
});

describe('readQuestion', () => {
  it('leaves out what is empty', () => {
    expect(readQuestion(texts({ ...right, firstname: ' Ada ', phone: ' ' }), 'answer')).toEqual({
      firstname: 'Ada',
      ...right,
      captcha: 'answer',
    });
  });

  it('brings what only programs fill in', () => {
    expect(readQuestion(texts({ ...right, website: 'spam' }), 'answer')).toHaveProperty('website', 'spam');
  });
});
