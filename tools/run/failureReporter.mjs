// A vitest reporter: it records failed tests, and tests that passed at the second try, in a file.
import { relative } from 'node:path';
import { keepFinding } from './findings.mjs';
import { root } from './workspace.mjs';

export default class FailureReporter {
  onTestRunEnd(modules, errors) {
    for (const module of modules) keepOf(module);
    for (const error of errors) keepFinding('failed', 'outside of any test', [error]);
  }
}

function keepOf(module) {
  const file = relative(root, module.moduleId);
  const titleOf = (found) => `[${module.project.name}] ${file} > ${found.fullName}`;
  if (module.errors().length > 0) keepFinding('failed', file, module.errors());
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result();
    if (state === 'failed') keepFinding('failed', titleOf(test), errors);
    else if (test.diagnostic()?.flaky) keepFinding('flaky', titleOf(test), errors);
  }
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0) keepFinding('failed', titleOf(suite), suite.errors());
}
