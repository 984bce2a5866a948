import { ApiFailure } from '@routeglass/api-client/client';
import { describe, expect, it } from 'vitest';
import { formProblem } from './formProblem.ts';

const refused = (...paths: string[]) =>
  new ApiFailure('Check the fields', {
    code: 'E_BAD_REQUEST',
    status: 400,
    issues: paths.map((path) => ({ path, message: `${path} is wrong` })),
  });

describe('formProblem', () => {
  it.each([
    ['nothing', undefined, {}],
    ['a whole refusal', refused(), { error: 'Check the fields' }],
    ['a field of the form', refused('email'), { serverErrors: { email: 'email is wrong' } }],
    ['a field that the form lacks', refused('recaptcha'), { error: 'Check the fields' }],
  ])('says %s', (_, failure, problem) => {
    expect(formProblem(failure, ['email'])).toEqual(problem);
  });
});
