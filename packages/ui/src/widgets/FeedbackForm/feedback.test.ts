import { problemsOf } from '@routeglass/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { feedbackRules, readFeedback } from './feedback.ts';

const texts =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';

const written = { type: 'Request', subject: 'Peers', message: 'More of them' };

describe('feedbackRules', () => {
  it.each([
    ['a member who wrote nothing', false, {}, { type: 1, subject: 1, message: 1 }],
    ['a member', false, written, {}],
    ['a guest without an address', true, { ...written, name: 'Ada' }, { email: 'Required field' }],
    ['a guest with a wrong one', true, { ...written, name: 'Ada', email: 'ada' }, { email: 'Enter a valid email' }],
    ['a guest without a name', true, { ...written, email: 'ada@example.net' }, { name: 'Required field' }],
    ['a guest', true, { ...written, name: 'Ada', email: 'ada@example.net' }, {}],
  ])('judge %s', (_, isGuest, fields, wrong) => {
    const found = problemsOf(texts(fields), feedbackRules(isGuest));
    expect(found.map(({ path }) => path[0].key)).toEqual(Object.keys(wrong));
    for (const { path, message } of found) {
      const expected = (wrong as Record<string, unknown>)[path[0].key];
      if (typeof expected === 'string') expect(message).toBe(expected);
    }
  });
});

describe('readFeedback', () => {
  it.each([
    ['leaves out what is empty', { ...written, name: ' ' }, null, written],
    ['takes off space', { ...written, subject: ' Peers ' }, null, written],
    ['takes an unknown type for feedback', { ...written, type: 'x' }, null, { ...written, type: 'Feedback' }],
    ['brings what only programs fill in', { ...written, website: 'spam' }, null, { ...written, website: 'spam' }],
    [
      'brings name, address and captcha of a guest',
      { ...written, name: 'Ada', email: 'ada@example.net' },
      'answer',
      { ...written, name: 'Ada', email: 'ada@example.net', captcha: 'answer' },
    ],
  ])('%s', (_, fields, captcha, feedback) => {
    expect(readFeedback(texts(fields), captcha)).toEqual(feedback);
  });
});
