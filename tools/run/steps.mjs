import { fail } from './workspace.mjs';

/**
 * The steps of `npm test`. If several steps can begin, the first in this list does: the longest ones keep two processors busy from the start.
 * A step runs `after` those whose files it also reads or writes; the steps that it `needs` run even if they were not requested.
 *
 * @typedef {{
 *   readonly name: string, readonly command: string, readonly words: readonly string[],
 *   readonly after?: readonly string[], readonly needs?: readonly string[],
 * }} Step
 */

/** @param {...string} projects */
const vitest = (...projects) => [
  'run',
  '--reporter=default',
  '--reporter=./tools/run/failureReporter.mjs',
  ...projects.flatMap((project) => ['--project', project]),
];

/** @type {readonly Step[]} */
const steps = [
  { name: 'pages', command: 'node', words: ['tools/run/pages.mjs'] },
  { name: 'format', command: 'oxfmt', words: ['--check', '.'] },
  // Rules and types in one go: each file is read and its types are told once, by its own room's `tsconfig.json`.
  { name: 'lint', command: 'npm', words: ['run', '--silent', 'lint:types'] },
  { name: 'unused', command: 'knip', words: ['--no-progress', '--no-config-hints'] },
  { name: 'architecture', command: 'node', words: ['tools/architecture/check.ts'] },
  { name: 'packages', command: 'node', words: ['tools/packages/check.ts'], after: ['pages'] },
  // Servers under test read the pages and the elements, which `packages` builds again.
  {
    name: 'unit',
    command: 'vitest',
    words: [...vitest('unit', 'server'), '--maxWorkers', '2'],
    after: ['pages', 'packages'],
  },
  { name: 'browser', command: 'vitest', words: vitest('components', 'stories', 'pictures') },
  {
    name: 'e2e',
    command: 'env',
    // The tests read the list of pages and the contract from their source.
    words: ['NODE_OPTIONS=--conditions=routeglass-source', 'playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    needs: ['pages'],
    after: ['pages', 'packages'],
  },
  {
    name: 'storybook',
    command: 'sh',
    words: ['-c', 'storybook build -o storybook-static --quiet && exec node tools/storybook/plays.ts'],
  },
];

/** Steps that start a browser. */
export const inChromium = new Set(['unit', 'packages', 'browser', 'e2e', 'storybook']);

/**
 * The steps with these names and those they need; without names, all steps.
 *
 * @param {readonly string[]} names
 */
export function stepsOf(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    fail(`There is no step ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  const wanted = new Set(names);
  for (const { name, needs = [] } of steps) if (wanted.has(name)) for (const need of needs) wanted.add(need);
  return names.length === 0 ? steps : steps.filter(({ name }) => wanted.has(name));
}
