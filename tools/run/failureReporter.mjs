// A reporter of vitest: it keeps what failed in a file, which `npm test` repeats below everything else that it printed.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './workspace.mjs';

const LINES = 12;

export default class FailureReporter {
  onTestRunEnd(modules, errors) {
    const found = modules.flatMap((module) => [...failuresOf(module)]);
    const loose = errors.map((error) => `outside of any test\n${textOf([error])}`);
    if (process.env.FAILURES_FILE) appendFileSync(process.env.FAILURES_FILE, [...found, ...loose].join(''));
  }
}

function* failuresOf(module) {
  const file = relative(root, module.moduleId);
  if (module.errors().length > 0) yield `${file}\n${textOf(module.errors())}`;
  for (const test of module.children.allTests('failed'))
    yield `[${module.project.name}] ${file} > ${test.fullName}\n${textOf(test.result().errors ?? [])}`;
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0)
      yield `[${module.project.name}] ${file} > ${suite.fullName}\n${textOf(suite.errors())}`;
}

function textOf(errors) {
  const lines = errors.flatMap((error) => (error.stack ?? error.message).split('\n').filter(isOurs).slice(0, LINES));
  return `${lines.map((line) => `    ${line.slice(0, 300)}`).join('\n')}\n`;
}

function isOurs(line) {
  return !/^\s+at .*(node_modules|node:internal)/.test(line);
}
