import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const LINES = 12;

/**
 * Records the errors of a test, which `npm test` repeats at the end of its output. `kind`: whether the test failed, or passed at the second
 * try.
 *
 * @param {'failed' | 'flaky'} kind
 * @param {string} title
 * @param {readonly { readonly stack?: string, readonly message?: string }[]} errors
 */
export function keepFinding(kind, title, errors) {
  const file = process.env.FINDINGS_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ kind, text: `${title}\n${textOf(errors)}` })}\n`);
}

/**
 * Reads the records of a file, as text to print.
 *
 * @param {string} file
 */
export function readFindings(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const found = lines.map((line) => JSON.parse(line));
  /** @param {string} wanted */
  const of = (wanted) => found.flatMap(({ kind, text }) => (kind === wanted ? [text] : [])).join('');
  return { failed: of('failed'), flaky: of('flaky') };
}

/** @param {Parameters<typeof keepFinding>[2]} errors */
function textOf(errors) {
  const lines = errors.flatMap(({ stack, message = '' }) =>
    (stack ?? message).split('\n').filter(isOurs).slice(0, LINES),
  );
  return `${lines.map((line) => `    ${line.slice(0, 300)}`).join('\n')}\n`;
}

/** @param {string} line */
function isOurs(line) {
  return line.trim() !== '' && !/^\s+at .*(node_modules|node:internal)/.test(line);
}
