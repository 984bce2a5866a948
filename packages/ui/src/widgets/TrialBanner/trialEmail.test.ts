import { describe, expect, it } from 'vitest';
import { emailProblem } from './trialEmail.ts';

describe('emailProblem', () => {
  it.each([
    ['', 'Required field'],
    ['noc', 'Enter a valid email'],
    ['noc@example', 'Enter a valid email'],
    ['noc@example.net', null],
  ])('"%s": %s', (text, problem) => {
    expect(emailProblem(text)).toBe(problem);
  });
});
