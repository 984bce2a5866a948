import { describe, expect, it } from 'vitest';
import { codeAfterPaint } from './codeAfterPaint.ts';

const CODE = 'const route0 = "/as.js";\nbegin("/entry.js");';
const PAGE =
  '<head><link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" href="/as.js"/>' +
  '<link rel="modulepreload" href="/data.js"/><link rel="modulepreload" href="/site.js"/><title>AS1</title></head>' +
  `<body><h1>AS1</h1><script type="module" async="">${CODE}</script></body>`;

describe('codeAfterPaint', () => {
  const html = codeAfterPaint(PAGE, ['/site.js', '/data.js', '/as.js', '/entry.js', '/elsewhere.js']);

  it('keeps the words and names no code before them', () => {
    expect(html).toContain('<title>AS1</title>');
    expect(html).toContain('<h1>AS1</h1>');
    expect(html).not.toContain('<link');
    expect(html).not.toContain('async');
  });

  it('keeps what the router begins with, letter by letter, as text', () => {
    expect(html).toContain(`<script type="text/plain" id="code">${CODE}</script>`);
  });

  it('asks for all files and runs those first that the router does not name, in their order', () => {
    expect(html).toContain('of ["/entry.js","/as.js","/data.js","/site.js"]) put(');
    expect(html).toContain('of ["/site.js","/data.js"]) await');
  });

  it('leaves a page without code as it is', () => {
    expect(codeAfterPaint('<head></head><p>Words</p>', [])).toBe('<head></head><p>Words</p>');
  });
});
