import { problemsOf } from '@routeglass/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { credentialRules, readCode } from './credentials.ts';

describe('credentialRules', () => {
  it.each([
    [{}, { email: 'Required field', password: 'Required field' }],
    [{ email: 'ada', password: 'x' }, { email: 'Enter a valid email' }],
    [{ email: ' ada@example.net ', password: 'x' }, {}],
  ])('of %j say %j', (fields: Readonly<Record<string, string>>, wrong) => {
    const found = problemsOf((name) => fields[name] ?? '', credentialRules);
    expect(Object.fromEntries(found.map(({ path, message }) => [path[0].key, message]))).toEqual(wrong);
  });
});

describe('readCode', () => {
  it.each([
    ['123 456', '123456'],
    [' 123456\t', '123456'],
    ['ab3de-fg4hi', 'ab3de-fg4hi'],
  ])('reads %j as %j', (text, code) => {
    expect(readCode(text)).toBe(code);
  });
});
