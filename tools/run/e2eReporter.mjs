// A Playwright reporter: it records failed tests, and tests that passed at the second try, in a file.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { keepFinding } from './findings.mjs';
import { root } from './workspace.mjs';

export default class E2eReporter {
  onBegin(config, suite) {
    this.suite = suite;
  }

  onError(error) {
    keepFinding('failed', '[e2e] outside of any test', [plain(error)]);
  }

  onEnd() {
    for (const test of this.suite?.allTests() ?? []) {
      const kind = { unexpected: 'failed', flaky: 'flaky' }[test.outcome()];
      const title = test.titlePath().slice(3).join(' > ');
      const errors = test.results.flatMap((result) => result.errors.map(plain));
      if (kind) keepFinding(kind, `[e2e] ${relative(root, test.location.file)} > ${title}`, errors);
    }
  }
}

/** Removes terminal colors. */
function plain({ message = '', stack = message }) {
  return { stack: stripVTControlCharacters(stack) };
}
