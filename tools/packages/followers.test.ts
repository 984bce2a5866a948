import { describe, expect, it } from 'vitest';
import { followerProblems } from './followers.ts';

describe('followerProblems', () => {
  it.each([
    ['named followers', '.x ~ footer,.x+.y{color:red}'],
    ['any element inside', '.x > *{color:red}'],
    ['sums', '.x{width:calc(1px + 2 * 3px)}'],
    ['nothing', ''],
  ])('has nothing against %s', (_, css) => {
    expect(followerProblems('x.css', css)).toEqual([]);
  });

  it.each([
    ['any next element', '.x > * + *{color:red}', '.x > * + *'],
    ['any later element', '@layer a{.y{}.x~*{color:red}}', '.x~*'],
    ['one selector of several', '.y,.x + *,.z{color:red}', '.x + *'],
    ['one whose inside is meant', '.x + * a{color:red}', '.x + * a'],
  ])('finds %s', (_, css, selector) => {
    expect(followerProblems('x.css', css)).toEqual([
      `x.css: a rule about any element that follows another: ${selector}`,
    ]);
  });
});
