import { describe, expect, it } from 'vitest';
import { unlayeredProblems } from './layered.ts';

const layered = '@layer rg.a, rg.b;\n@layer rg.b {\n.x { color: red }\n@media print { .x { color: blue } }\n}';

describe('unlayeredProblems', () => {
  it.each([
    ['rules in layers', layered],
    ['typefaces', `@font-face { font-family: Inter }\n${layered}`],
    ['comments', `/* .x { color: red } */\n${layered}`],
    ['nothing', ''],
  ])('has nothing against %s', (_, css) => {
    expect(unlayeredProblems('x.css', css)).toEqual([]);
  });

  it.each([
    ['a rule', `${layered}\n.y { color: red }`, '.y { color: red }'],
    ['a rule before the layers', `.y { color: red }${layered}`, '.y { color: red }'],
    ['a media rule', `@media print { .y { color: red } }${layered}`, '@media print { .y { color: red } }'],
    ['an import', `@import url(other.css);${layered}`, '@import url(other.css);'],
  ])('finds %s', (_, css, rule) => {
    expect(unlayeredProblems('x.css', css)).toEqual([`x.css: outside of any layer: ${rule}`]);
  });
});
